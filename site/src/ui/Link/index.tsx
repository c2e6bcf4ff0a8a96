/** A link that works below the base path of the site, and whose target the build checks. */
// oxlint-disable-next-line no-restricted-imports -- the one door to the framework's link
export { default as Link } from '@docusaurus/Link';
