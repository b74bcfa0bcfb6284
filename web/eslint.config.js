import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/**/schema.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          // it would end up in the markup, where the Content-Security-Policy forbids it
          selector: "SvelteAttribute[key.name='style'] > SvelteLiteral",
          message: "Write a class, style:name={value} or style={text}.",
        },
      ],
      "svelte/no-navigation-without-resolve": "off", // a rule of SvelteKit
    },
  },
);
