import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';

/** An entry of the list of PostCSS plugins: a plugin, or the path of one with its options. */
type Entry = object | PathEntry;
type PathEntry = [path: string, options?: object];

/**
 * Makes all stylesheets share one instance of the PostCSS preset: by default each builds the list of CSS features again. Replaces
 * the preset and keeps the list, which other plugins add to. Nor is a configuration file searched for next to each stylesheet, as
 * the project has none.
 */
export default function onePostCssPreset(): Plugin {
  let preset: object | undefined;
  return {
    name: 'one-postcss-preset',
    configurePostCss(options) {
      options.config = false;
      options.plugins = (options.plugins as Entry[]).map((entry) => {
        return isPreset(entry) ? (preset ??= createPreset(...entry)) : entry;
      });
      return options;
    },
  };
}

function isPreset(entry: Entry): entry is PathEntry {
  return Array.isArray(entry) && String(entry[0]).includes('postcss-preset-env');
}

function createPreset(path: string, options?: object): object {
  return (createRequire(__filename)(path) as (options?: object) => object)(options);
}
