import type { Plugin } from '@docusaurus/types';

/**
 * Lets the parts of the OpenAPI theme that the request console is made of find each other. The theme itself is not among
 * the themes of the site: its pages and its style sheet are not used (`docs/_decisions/0011-own-request-console.md`).
 */
export default function consoleParts(): Plugin {
  const label = 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/FormLabel';
  return {
    name: 'console-parts',
    configureWebpack: () => ({ resolve: { alias: { '@theme/ApiExplorer/FormLabel$': label } } }),
  };
}
