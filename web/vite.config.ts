import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stavitel/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: URL would need a hole in the Content-Security-Policy
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // a phone waits for requests, not for bytes: the front page is one file, a table another
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"] },
            { name: "table", test: /src\/(table|match)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
