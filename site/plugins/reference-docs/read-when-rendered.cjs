/**
 * Loader for the data of pages on the server: the bundle contains the file's path, and the file is read when a page needs it and
 * freed with the page. As modules, the data of all pages would pass through the bundler and stay in memory.
 *
 * @this {{ resourcePath: string }}
 */
exports.pitch = function () {
  return `Object.defineProperty(exports, '__esModule', { value: true });
Object.defineProperty(exports, 'default', {
  get: () => JSON.parse(require('node:fs').readFileSync(${JSON.stringify(this.resourcePath)}, 'utf8')),
});`;
};
