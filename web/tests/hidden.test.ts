import { beforeEach, expect, it } from "vitest";
import { hiddenTables, hide } from "../src/lobby/hidden";

beforeEach(() => localStorage.clear());

it("hides tables and shows them again", () => {
  expect(hide("a", true)).toEqual(["a"]);
  expect(hide("b", true)).toEqual(["a", "b"]);
  expect(hide("b", true)).toEqual(["a", "b"]);
  expect(hide("a", false)).toEqual(["b"]);
  expect(hiddenTables()).toEqual(["b"]);
});

it("is not led astray by what it did not write", () => {
  localStorage.setItem("stavitel.hidden", '{"a": 1}');
  expect(hiddenTables()).toEqual([]);
  localStorage.setItem("stavitel.hidden", "][");
  expect(hiddenTables()).toEqual([]);
  localStorage.setItem("stavitel.hidden", '["a", 3]');
  expect(hiddenTables()).toEqual(["a"]);
});
