const START = 'export default function prefetch(url) {';

/** Makes `prefetch` of Docusaurus ask for each file once: it appends an element for every link that leads to a page of the file. */
module.exports = function rememberUrls(source) {
  if (source.split(START).length !== 2)
    throw new Error(
      `@docusaurus/core/lib/client/prefetch.js does not hold \`${START}\` once, so it cannot be patched. ` +
        'Compare it with site/plugins/prefetch-once/remember-urls.cjs, and write the change anew.',
    );
  return source.replace(
    START,
    `const asked = new Set();
${START}
    if (asked.has(url)) return Promise.resolve();
    asked.add(url);`,
  );
};
