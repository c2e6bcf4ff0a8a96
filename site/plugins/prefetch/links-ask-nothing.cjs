const PARTS = {
  'const IOSupported = ExecutionEnvironment.canUseIntersectionObserver;': 'const IOSupported = false;',
  'if (!IOSupported && isInternal && ExecutionEnvironment.canUseDOM) {': 'if (false) {',
};

/**
 * Removes the prefetching from Docusaurus' `Link`: each link watches whether it is in view, and asks for its page at once.
 * `site/src/client/prefetch-in-view.ts` asks for pages in view, within a budget, also for links that no component renders.
 */
module.exports = function linksAskNothing(source) {
  return Object.entries(PARTS).reduce((text, [part, replacement]) => {
    if (text.split(part).length !== 2)
      throw new Error(
        `@docusaurus/core/lib/client/exports/Link.js does not hold \`${part}\` once, so it cannot be patched. ` +
          'Compare it with site/plugins/prefetch/links-ask-nothing.cjs, and write the change anew.',
      );
    return text.replace(part, replacement);
  }, source);
};
