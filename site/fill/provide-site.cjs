const { readFileSync } = require('node:fs');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Sets the site that a shell renders. Each thread that renders calls it before it loads the shell, because threads share no globals.
 * A compiled page reads its data when they are needed, so that they are freed with the page.
 *
 * @param {string} file the site as JSON, with the compiled pages and their data by name.
 */
exports.provideSite = (file) => {
  const { pages, ...site } = readJson(file);
  /** @param {string} name */
  const load = (name) => {
    const { code, data, addresses } = pages[name];
    /** @type {Record<string, object>} */
    const modules = {};
    for (const [imported, path] of Object.entries(data))
      modules[imported] = Object.defineProperty({ __esModule: true }, 'default', {
        get: () => readJson(path),
      });
    for (const [imported, address] of Object.entries(addresses))
      modules[imported] = { __esModule: true, default: address };
    /** @type {(load: (name: string) => unknown, module: object, exports: object) => void} */
    const run = require(code);
    return Promise.resolve({
      /** @param {(name: string) => unknown} imports @param {object} module @param {object} exported */
      default: (imports, module, exported) =>
        run((imported) => modules[imported] ?? imports(imported), module, exported),
    });
  };
  globalThis.docproofSite = { ...site, load };
};
