// The look that somebody has chosen is known before the first thing is drawn, so that nothing flashes: src/look.ts as a script
// of its own, which the page waits for.
import { readFile } from "node:fs/promises";
import { transformWithOxc } from "vite";

const SOURCE = new URL("../src/look.ts", import.meta.url);

async function script() {
  const { code } = await transformWithOxc(await readFile(SOURCE, "utf8"), "look.ts", {});
  const plain = code
    .replace(/^export \{.*$/m, "")
    .replaceAll(/^export /gm, "")
    .replaceAll(/^\s*\/[/*].*$\n?/gm, "")
    .replace(/^\/\/# sourceMappingURL.*$/m, "");
  return `(() => {\n${plain.trim()}\nshowLook(keptLook());\n})();\n`;
}

export const firstLook = () => {
  let dev = false;
  let file;
  return {
    name: "first-look",
    configResolved({ command }) {
      dev = command === "serve";
    },
    async buildStart() {
      if (!dev) file = this.emitFile({ type: "asset", name: "look.js", source: await script() });
    },
    transformIndexHtml: {
      order: "post",
      async handler() {
        // What is served has a policy that refuses scripts inside of a page.
        if (dev) return [{ tag: "script", children: await script(), injectTo: "head" }];
        return [{ tag: "script", attrs: { src: `/${this.getFileName(file)}` }, injectTo: "head" }];
      },
    },
  };
};
