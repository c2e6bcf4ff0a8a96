import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

interface Options {
  /** The origin of the site; empty if nobody named one, so that all addresses are paths. */
  url: string;
}

/**
 * Leaves out of the code of pages what only a build reads: the template of all pages, the folders of plugins and modules, and the name
 * of the package that builds the site. The HTML of pages is rendered without it too, so that a theme that reads it fails in the build
 * and not in a browser.
 */
export default function browserConfig({ siteConfig, i18n }: LoadContext, { url }: Options): Plugin {
  let replaced: [module: string, file: string][] = [];
  return {
    name: 'browser-config',
    contentLoaded: async ({ actions }) => {
      replaced = await Promise.all(
        // Not earlier, because the theme has to fill in its defaults first.
        Object.entries(browserParts({ siteConfig, i18n }, url)).map(
          async ([name, part]): Promise<[string, string]> => [
            name,
            await actions.createData(`${name}.mjs`, `export default ${JSON.stringify(part)};`),
          ],
        ),
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

/** Returns the modules of the configuration that are replaced, by name. @param url the origin of the site, or empty. */
export function browserParts(
  { siteConfig, i18n }: Pick<LoadContext, 'siteConfig' | 'i18n'>,
  url: string,
): Record<string, unknown> {
  return {
    'docusaurus.config': { ...withoutBuild(siteConfig), url },
    'site-metadata': { docusaurusVersion: DOCUSAURUS_VERSION, pluginVersions: {} },
    ...(url === '' && { i18n: withoutAddresses(i18n) }),
  };
}

function withoutBuild(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const { clientModules, markdown, plugins, presets, ssrTemplate, staticDirectories, themes, ...rest } =
    config;
  return { ...rest, themeConfig: { ...config.themeConfig, prism: undefined } };
}

/** The languages of the site, each at a path. */
function withoutAddresses(i18n: LoadContext['i18n']): LoadContext['i18n'] {
  const configs = Object.entries(i18n.localeConfigs).map(([name, config]) => [name, { ...config, url: '' }]);
  return { ...i18n, localeConfigs: Object.fromEntries(configs) as typeof i18n.localeConfigs };
}
