const HIDES = 'if (lastScrollTop && scrollTop >= lastScrollTop) {';
const SHOWS = 'else if (scrollTop + windowHeight < documentHeight) {';

/** Makes Docusaurus' navbar hide only before the end of the page, and show whenever it does not hide. */
module.exports = function showAtEnd(source) {
  for (const part of [HIDES, SHOWS])
    if (source.split(part).length !== 2)
      throw new Error(
        `@docusaurus/theme-common/lib/hooks/useHideableNavbar.js does not hold \`${part}\` once, so it cannot be patched. ` +
          'Compare it with site/plugins/hiding-navbar/show-at-end.cjs, and write the change anew.',
      );
  return source
    .replace(
      HIDES,
      'if (lastScrollTop && scrollTop >= lastScrollTop && scrollTop + windowHeight < documentHeight) {',
    )
    .replace(SHOWS, 'else {');
};
