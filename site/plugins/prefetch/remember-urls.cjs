const START = 'export default function prefetch(url) {';

/** Makes Docusaurus' `prefetch` request each file once: it appends an element for every link whose page needs the file. */
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
