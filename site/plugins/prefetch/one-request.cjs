/**
 * Replaces Docusaurus' `prefetch`: it asks once for each file, where Docusaurus appends an element for every link whose page needs
 * the file. Without `link rel=prefetch`, nothing is asked for (`site/src/client/prefetch-in-view.ts`), so no other way is needed.
 */
module.exports = function oneRequest() {
  return `const asked = new Map();
export default function prefetch(href) {
    if (!asked.has(href)) asked.set(href, new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
        link.onload = link.onerror = () => resolve();
        document.head.append(link);
    }));
    return asked.get(href);
}`;
};
