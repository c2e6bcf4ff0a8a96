import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedPlugin, Props, RouteBuildMetadata } from '@docusaurus/types';
import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks.js';
import { loadSite } from '@docusaurus/core/lib/server/site.js';
import { executeSSG } from '@docusaurus/core/lib/ssg/ssgExecutor.js';
import { configFile, siteFolder } from '../config/code';
import { readProject } from '../config/project';
import type { BuildSettings } from '../config/settings';
import { SHELL_COMPONENTS } from '../plugins/shell/shell-data';
import { type CompiledPage, compilePage, type Folders, pathOf } from './compile-page';
import { readDocsRules } from './docs-rules';
import { readSite, type SiteData } from './read-site';
import { UnfilledError } from '../errors/unfilled-error';
import { readStyles, type Styles } from './read-styles';
import { whyBundled } from './why-bundled';
import {
  copyAssets,
  copyFiles,
  isPage,
  writeManifest,
  writeScript,
  writeServer,
  writeStyles,
} from './write-parts';

/** The facts that Docusaurus collects about each page while it renders it, by path; the package has no types of them. */
type Rendered = Readonly<
  Record<string, { links: string[]; anchors: string[]; metadata: { public: RouteBuildMetadata } }>
>;

const NO_STYLES: Styles = { css: '', assets: [] };

/**
 * Writes the pages and files of a site with a shell in place of a bundler. Docusaurus reads the site, renders each page with the code of
 * the shell, and calls the plugins, as in its own build (`@docusaurus/core/lib/commands/build/buildLocale.js`, to compare with at
 * updates).
 * @param shell a folder that `buildShell` has written.
 * @throws UnfilledError, before anything is written, if only a bundler can show the site.
 */
export async function fillSite(settings: BuildSettings, shell: string): Promise<void> {
  const reason = whyBundled(settings);
  if (reason !== undefined) throw new UnfilledError(`The site has ${reason}`);
  const { generated, out, work } = settings;
  const { props } = await loadSite({ siteDir: siteFolder, outDir: out, config: configFile });
  const rules = readDocsRules(props);
  const url = readProject(settings).url ?? '';
  const server = readSite(props, url, 'server', rules);
  const client = readSite(props, url, 'client', rules);
  requireComponents(server);
  const folders: Folders = { '@site': props.siteDir, '@generated': props.generatedFilesDir };
  const pages = new Map<string, CompiledPage>();
  for (const name of Object.values(server.registry).filter(isPage))
    pages.set(name, await compilePage(pathOf(name, '', folders), rules, folders, props.baseUrl));
  const own = settings.css === undefined ? NO_STYLES : readStyles(settings.css, props.baseUrl);
  rmSync(out, { recursive: true, force: true });
  copyFiles(props, shell);
  copyAssets(props, [...own.assets, ...[...pages.values()].flatMap(({ assets }) => Object.values(assets))]);
  const look = readFileSync(join(generated, 'project/colors.css'), 'utf8') + own.css;
  const styles = writeStyles(out, props.baseUrl, look);
  const script = writeScript(out, client, pages);
  const folder = join(work, 'fill');
  const rendered: unknown = await executeSSG({
    props,
    serverBundlePath: writeServer(folder, server, pages, shell),
    clientManifestPath: writeManifest(folder, shell, script, styles),
    router: 'browser',
  });
  await finish(props, (rendered as { collectedData: Rendered }).collectedData);
}

/** @throws UnfilledError for a route that shows a component which no shell has, such as the list of the tags of pages. */
function requireComponents({ registry, data }: SiteData): void {
  const other = Object.values(registry).find(
    (name) => !isPage(name) && !(name in data) && !SHELL_COMPONENTS.includes(name),
  );
  if (other !== undefined) throw new UnfilledError(`The site shows \`${other}\`, which no shell has`);
}

/** Calls the plugins, and names broken links. */
async function finish({ plugins, routes, siteConfig, ...props }: Props, rendered: Rendered): Promise<void> {
  const pick = <Part>(part: (page: Rendered[string]) => Part) =>
    Object.fromEntries(Object.entries(rendered).map(([path, page]) => [path, part(page)]));
  const given = {
    ...props,
    ...{ plugins, routes, siteConfig },
    head: {},
    routesBuildMetadata: pick(({ metadata }) => metadata.public),
  };
  const finishOne = async (plugin: LoadedPlugin) => plugin.postBuild?.({ ...given, content: plugin.content });
  await Promise.all(plugins.map(finishOne));
  await handleBrokenLinks({
    collectedLinks: pick(({ links, anchors }) => ({ links, anchors })),
    routes,
    onBrokenLinks: siteConfig.onBrokenLinks,
    onBrokenAnchors: siteConfig.onBrokenAnchors,
  });
}
