/**
 * Loader for the data of pages on the server: the bundle gets the path of the file, which is read when a page asks for it and
 * forgotten with the page. As modules, the data of all pages would go through the bundler and stay in memory.
 *
 * @this {{ resourcePath: string }}
 */
exports.pitch = function () {
  return `Object.defineProperty(exports, '__esModule', { value: true });
Object.defineProperty(exports, 'default', {
  get: () => JSON.parse(require('node:fs').readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8')),
});`;
};
