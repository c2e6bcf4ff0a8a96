import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** Returns a plugin bound to its options, so that they stay out of the configuration that browsers load. */
export function bindPlugin<Options>(
  plugin: (context: LoadContext, options: Options) => object,
  options: Options,
): PluginModule {
  return (context) => plugin(context, options) as Plugin;
}
