// In place of jiti: all modules that Docusaurus loads by their path are JavaScript.
const { createRequire } = require('node:module');

/** @param {string} from @returns {(path: string) => unknown} which loads the default export, with the others as its members. */
module.exports = (from) => (path) => {
  const exported = createRequire(from)(path);
  const main = exported.__esModule ? exported.default : undefined;
  if (typeof main !== 'function' && (typeof main !== 'object' || main === null)) return exported;
  for (const name of Object.keys(exported))
    if (!(name in main)) Object.defineProperty(main, name, { get: () => exported[name], configurable: true });
  return main;
};
