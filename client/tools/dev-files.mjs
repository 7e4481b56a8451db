// While developing: the text files come straight from the sources, and `?sample=name` finds client/samples/name.json.
import { readdir, readFile } from "node:fs/promises";

/** web.ftl, every web-*.ftl and events.ftl of a language, one after another: as the server gives them. */
async function text(language) {
  const folder = new URL(`../../src/reckoners/text/${language}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => /^(web.*|events)\.ftl$/.test(name)).sort();
  return (await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")))).join("\n");
}

const sample = (name) => readFile(new URL(`../samples/${name}.json`, import.meta.url));

const served = [
  [/^\/text\/([a-z]{2})\.ftl$/, text, "text/plain; charset=utf-8"],
  [/^\/samples\/([\w-]+)\.json$/, sample, "application/json"],
];

export const devFiles = () => ({
  name: "dev-files",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = (request.url ?? "").split("?")[0];
      for (const [pattern, read, type] of served) {
        const found = pattern.exec(path);
        if (!found) continue;
        try {
          const body = await read(found[1]);
          response.setHeader("Content-Type", type);
          response.end(body);
        } catch {
          response.statusCode = 404;
          response.end();
        }
        return;
      }
      next();
    });
  },
});
