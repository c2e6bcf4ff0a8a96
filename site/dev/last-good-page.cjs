'use strict';

const { readFileSync } = require('node:fs');
const { mdxLoader } = require('@docusaurus/mdx-loader/lib/loader.js');
const { changed, compiled } = require('./compiled-pages.cjs');

/** The content of a page that has not been right since the start. */
const PLACEHOLDER = 'This page has a mistake: the bar at the bottom says which.\n';

/**
 * A loader that replaces the one for MDX: a page with a mistake stays as it was when it was last right, and the other pages are
 * compiled as ever; a page whose source and data are as they were is not compiled again.
 * @this {any}
 * @param {string} source
 */
module.exports = function lastGoodPage(source) {
  const done = this.async();
  const file = this.resourcePath;
  const before = compiled.get(file);
  let from;
  try {
    from = ingredientsOf(this.getOptions(), source);
  } catch (error) {
    // Data that cannot be read is a mistake of the page as well.
    from = [error];
  }
  if (before?.code !== undefined && isSame(before.from, from)) return done(null, before.code);
  compile(this, source).then(
    (code) => {
      if (before?.code !== code) changed.add(file);
      compiled.set(file, { code, from });
      done(null, code);
    },
    async (error) => {
      compiled.set(file, { code: before?.code, error });
      done(null, before?.code ?? (await compile(this, PLACEHOLDER)));
    },
  );
};

/**
 * Returns all that a page is compiled from: a list of other values for another result.
 * @param {{ processors?: object, dependencies?: string[], beforeDefaultRemarkPlugins?: { version?: () => string }[] }} options
 * @param {string} source
 * @returns {unknown[]}
 */
function ingredientsOf({ processors, dependencies = [], beforeDefaultRemarkPlugins = [] }, source) {
  return [
    source,
    // They are new when the site has started again, with other plugins.
    processors,
    ...dependencies.map((file) => readFileSync(file, 'utf8')),
    ...beforeDefaultRemarkPlugins.map(({ version }) => version?.()),
  ];
}

/**
 * @param {unknown[] | undefined} before
 * @param {unknown[]} now
 */
function isSame(before, now) {
  return before?.length === now.length && before.every((one, index) => one === now[index]);
}

/**
 * @param {any} context
 * @param {string} source
 * @returns {Promise<string>}
 */
function compile(context, source) {
  return new Promise((resolve, reject) => {
    const async = () => (/** @type {Error | null} */ error, /** @type {string} */ code) =>
      error ? reject(error) : resolve(code);
    mdxLoader.call(Object.create(context, { async: { value: async } }), source).catch(reject);
  });
}
