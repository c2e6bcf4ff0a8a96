import Module from 'node:module';
import { Collection, SchemaPack } from './no-collection';

const REPLACEMENTS: Readonly<Record<string, object>> = {
  'openapi-to-postmanv2': { SchemaPack },
  'postman-collection': { Collection },
};

/**
 * Loads modules of docusaurus-plugin-openapi-docs without the packages that create a Postman collection. Its API console needs the
 * collection, but ours does not, and creating it takes most of the time of a run. The plugin has no option for that. An override in
 * `package.json` would also take the collection from the unchanged plugin that the benchmark runs, and Node's hooks for loading
 * need a later version than 20. So Node's cache of modules holds replacements of the two packages, but only until `load` returns:
 * whatever else asks for the packages gets the real ones.
 * @param loadForPlugin resolves names as the plugin does.
 */
export function loadWithoutCollection<Loaded>(loadForPlugin: NodeJS.Require, load: () => Loaded): Loaded {
  const { cache } = loadForPlugin;
  const files = Object.entries(REPLACEMENTS).map(([name, exports]) => {
    const file = loadForPlugin.resolve(name);
    const module = new Module(file);
    module.exports = exports;
    return { file, module, real: cache[file] };
  });
  for (const { file, module } of files) cache[file] = module;
  try {
    return load();
  } finally {
    for (const { file, real } of files) {
      if (real) cache[file] = real;
      else delete cache[file];
    }
  }
}
