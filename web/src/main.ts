import "./lib/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("index.html: expected an element called 'page'");
await speak(settings.lang);
mount(App, { target });
