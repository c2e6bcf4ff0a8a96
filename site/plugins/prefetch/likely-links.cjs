const START = 'const canPrefetch = (routePath) => ';

/** The link that readers follow most: to the next page. */
const NEXT = '.pagination-nav__link--next';

/** Links in sentences; they are likely for a reader who has begun to read. */
const IN_TEXT = 'article p a';

/**
 * Makes Docusaurus prefetch only the pages of likely links that are in view. It would prefetch those of the whole sidebar, which is
 * more than a page itself needs. Others are loaded when a reader points at them or focuses them (`src/reference/use-soft-links.ts`).
 */
module.exports = function likelyLinks(source) {
  if (source.split(START).length !== 2)
    throw new Error(
      `@docusaurus/core/lib/client/docusaurus.js does not hold \`${START}\` once, so it cannot be patched. ` +
        'Compare it with site/plugins/prefetch/likely-links.cjs, and write the change anew.',
    );
  return source.replace(
    START,
    `const isInView = ({ top, bottom }) => bottom > 0 && top < window.innerHeight;
const isLikely = (path) =>
    [...document.querySelectorAll(window.scrollY > 0 ? '${NEXT}, ${IN_TEXT}' : '${NEXT}')].some(
        (link) => link.pathname === path && isInView(link.getBoundingClientRect()),
    );
${START}isLikely(routePath) && `,
  );
};
