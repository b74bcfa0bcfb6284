import "./lib/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./lib/games";
import { speak } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { loadPage } from "./pages";

const target = document.getElementById("page");
if (!target) throw new Error("index.html: expected an element called 'page'");
// beside the words, not after them
void loadPage(router.route.page);
void games(settings.lang);
await speak(settings.lang);
mount(App, { target });
