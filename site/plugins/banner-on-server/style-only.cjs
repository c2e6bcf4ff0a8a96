/** Leaves the stylesheet, which hides the banner as soon as it loads. */
module.exports = function styleOnly(source) {
  const [style, ...others] = source.match(/^import '.*\.css';$/gm) ?? [];
  if (style === undefined || others.length > 0 || !source.includes('!ExecutionEnvironment.canUseDOM'))
    throw new Error(
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js does not import one stylesheet, or renders something in the browser. ' +
        'Compare it with site/plugins/banner-on-server/style-only.cjs, and write the change anew.',
    );
  return `${style}\nexport default () => null;`;
};
