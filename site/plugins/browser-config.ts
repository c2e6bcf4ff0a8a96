import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/**
 * Leaves out of the code of pages what only a build reads: the template of all pages, the folders of plugins and modules, and the name
 * of the package that builds the site. The HTML of pages is rendered without it too, so that a theme that reads it fails in the build
 * and not in a browser.
 */
export default function browserConfig({ siteConfig }: LoadContext): Plugin {
  const parts = {
    'docusaurus.config': withoutBuild(siteConfig),
    'site-metadata': { docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {} },
  };
  let replaced: [module: string, file: string][] = [];
  return {
    name: 'browser-config',
    contentLoaded: async ({ actions }) => {
      replaced = await Promise.all(
        Object.entries(parts).map(async ([name, part]): Promise<[string, string]> => [
          name,
          await actions.createData(`${name}.mjs`, `export default ${JSON.stringify(part)};`),
        ]),
      );
    },
    configureWebpack: (_config, _isServer, { currentBundler: { instance } }) => ({
      output: { uniqueName: 'docs' },
      plugins: replaced.map(
        ([name, file]) =>
          new instance.NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file),
      ),
    }),
  };
}

function withoutBuild(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const { clientModules, markdown, plugins, presets, ssrTemplate, staticDirectories, themes, ...rest } =
    config;
  return { ...rest, themeConfig: { ...config.themeConfig, prism: undefined } };
}
