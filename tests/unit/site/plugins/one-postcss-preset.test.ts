import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import onePostCssPreset from '../../../../site/plugins/one-postcss-preset';

type StyleLoader = { options: { postcssOptions?: { plugins: unknown[]; config?: boolean } } };
type Bundler = {
  createStyleLoadersFactory: (bundler: object) => Promise<(isServer: boolean) => StyleLoader[]>;
};

/** The options of PostCSS in two rules, as Docusaurus makes them. */
async function optionsOfDocusaurus() {
  const load = createRequire(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  const { createStyleLoadersFactory } = load('@docusaurus/bundler') as Bundler;
  const getStyleLoaders = await createStyleLoadersFactory({
    currentBundler: { instance: { CssExtractRspackPlugin: {} }, name: 'rspack' },
  });
  return [getStyleLoaders(false), getStyleLoaders(false)].map((loaders) => {
    const found = loaders.map(({ options }) => options.postcssOptions).find(Boolean);
    return found as NonNullable<typeof found>;
  });
}

test('all rules share one preset, and other plugins keep their positions', async () => {
  const { configurePostCss } = onePostCssPreset() as Required<Plugin>;
  const other = { postcssPlugin: 'other' };
  const lists = (await optionsOfDocusaurus()).map((options) => {
    options.plugins.push(other);
    return configurePostCss(options);
  });
  expect(lists.map(({ config, plugins }) => [config, plugins.length, plugins[1]])).toEqual([
    [false, 2, other],
    [false, 2, other],
  ]);
  expect(lists[0]!.plugins[0]).toMatchObject({ postcssPlugin: 'postcss-preset-env' });
  expect(lists[0]!.plugins[0]).toBe(lists[1]!.plugins[0]);
});
