import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

/**
 * Leaves out of the code of pages what only a build reads of the configuration: the template of all pages, and the folders of plugins
 * and modules. The HTML of pages is rendered without it too, so that a theme that reads it fails in the build and not in a browser.
 */
export default function browserConfig({ siteConfig }: LoadContext): Plugin {
  let file = '';
  return {
    name: 'browser-config',
    contentLoaded: async ({ actions }) => {
      file = await actions.createData(
        'config.mjs',
        `export default ${JSON.stringify(withoutBuild(siteConfig))};`,
      );
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file),
      ],
    }),
  };
}

function withoutBuild(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const { clientModules, markdown, plugins, presets, ssrTemplate, staticDirectories, themes, ...rest } =
    config;
  return { ...rest, themeConfig: { ...config.themeConfig, prism: undefined } };
}
