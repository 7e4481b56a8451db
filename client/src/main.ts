import "./styles/type.css";
import "./styles/tokens.css";
import "./styles/light.css";
import "./styles/contrast.css";
import "./styles/base.css";
import "./styles/steel.css";
import "./styles/screens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import sprite from "./art/icons.svg?raw";
import { content } from "./content.svelte";
import { stayReachable } from "./installed";
import { followLook } from "./look";
import { printing } from "./printing.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { preferred, speak } from "./text";

const icons = document.createElement("div");
icons.hidden = true; // first in the page: an id of a screen cannot hide an icon
icons.innerHTML = sprite;
document.body.prepend(icons);

settings.apply();
followLook();
printing.follow();
// The key of a link for friends is in a cookie by now: nobody should read it off the address, or send it on by chance.
if (new URLSearchParams(location.search).has("key")) history.replaceState(null, "", `/${location.hash}`);
router.start();
// Drawn as soon as there are words; what is printed on cards follows.
await speak(preferred()).catch(() => speak("en"));
void content.load().catch(() => undefined);
const target = document.getElementById("app");
if (target) mount(App, { target });
void stayReachable();
