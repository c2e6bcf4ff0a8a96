// In place of @docusaurus/bundler, as much of it as reading and rendering a site takes: HTML is not minified.
exports.getCurrentBundler = () => Promise.resolve({ name: 'rspack', instance: {} });

/** @param {string} code */
const minify = (code) => Promise.resolve({ code, warnings: [] });
exports.getHtmlMinifier = () => Promise.resolve({ minify });
