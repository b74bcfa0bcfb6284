/** Shows the contact sheet: `npx vite`, then /tests/catan_duel/sheet.html?theme=dark. */
import { mount } from "svelte";
import "../../src/lib/tokens.css";
import Sheet from "./Sheet.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
mount(Sheet, { target: document.getElementById("sheet") as HTMLElement });
