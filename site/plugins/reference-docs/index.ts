import { readFileSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { aliasedSitePath, normalizeUrl } from '@docusaurus/utils';
import { isPackage, siteFolder } from '../../config/code';
import { WHOLE_SIDEBAR } from '../../src/theme/DocSidebar/short-sidebar';
import { clientRoutes, type ReferencePaths } from './client-routes';
import { readWholeSidebar, writeClientSidebar } from './client-sidebar';

/**
 * The docs plugin for the API reference, whose pages are static in a production build: the server renders them, and the browser
 * keeps their HTML (`src/reference/ReferencePage`). So neither their data nor a list of them is part of the browser's code, whose
 * size does not depend on the description.
 */
export default async function referenceDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const dataRule = {
    test: /\.json$/,
    include: resolve(context.siteDir, options.path),
    type: 'javascript/auto',
    loader: join(__dirname, 'read-when-rendered.cjs'),
  } as const;
  const modules = join(context.generatedFilesDir, 'docusaurus-plugin-content-docs', options.id, 'p');
  return {
    ...plugin,
    contentLoaded: (args) => plugin.contentLoaded?.({ ...args, actions: stripDocsLists(args.actions) }),
    configureWebpack(config, isServer, utils, content) {
      const docsConfig = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (process.env.NODE_ENV !== 'production') return docsConfig;
      if (isServer)
        return {
          ...docsConfig,
          module: { rules: [...(docsConfig.module?.rules ?? []), dataRule] },
          resolve: {
            alias: { ...docsConfig.resolve?.alias, ...writeServerRoutes(context.generatedFilesDir) },
          },
        };
      const aliases = writeClientRoutes(context.generatedFilesDir, {
        base: normalizeUrl([context.baseUrl, options.routeBasePath, '/']),
        pages: aliasedSitePath(resolve(context.siteDir, options.path), context.siteDir),
      });
      const sidebar = writeClientSidebar(modules, join(context.generatedFilesDir, 'client-sidebar.json'));
      return { ...docsConfig, resolve: { alias: { ...docsConfig.resolve?.alias, ...aliases, ...sidebar } } };
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const sidebar = readWholeSidebar(modules);
      if (sidebar)
        writeFileSync(join(props.outDir, options.routeBasePath, WHOLE_SIDEBAR), JSON.stringify(sidebar));
    },
  };
}

export { validateOptions };

/** Returns aliases that give the browser the short lists of pages, and pages that keep their HTML. */
function writeClientRoutes(folder: string, paths: ReferencePaths): Record<string, string> {
  const page = resolve(siteFolder, 'src/reference/ReferencePage');
  const aliases = Object.entries(clientRoutes).map(([file, reduce]) => {
    const target = join(folder, `client-${file}`);
    writeFileSync(target, reduce(readFileSync(join(folder, file), 'utf8'), paths));
    return [`${join(folder, parse(file).name)}$`, target];
  });
  return {
    ...Object.fromEntries(aliases),
    [`${page}$`]: join(page, isPackage ? 'static.js' : 'static.tsx'),
  } as Record<string, string>;
}

/** Returns an alias that gives the server the routes in groups. */
function writeServerRoutes(folder: string): Record<string, string> {
  const target = join(folder, 'server-routes.js');
  writeFileSync(
    target,
    `import routes from './routes.js';
import { groupRoutes } from '@site/src/reference/group-routes';

export default groupRoutes(routes);
`,
  );
  return { [`${join(folder, 'routes')}$`]: target };
}

/** Removes the lists of all pages that the docs plugin gives to each page, because the reference does not read them. */
function stripDocsLists(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(withoutDocs(route)),
    setGlobalData: (data) => {
      const { versions, ...others } = data as { versions: object[] };
      actions.setGlobalData({ ...others, versions: versions.map((version) => ({ ...version, docs: [] })) });
    },
  };
}

function withoutDocs(route: RouteConfig): RouteConfig {
  const { props, routes } = route;
  return {
    ...route,
    ...(props?.version ? { props: { ...props, version: { ...props.version, docs: {} } } } : {}),
    ...(routes && { routes: routes.map(withoutDocs) }),
  };
}
