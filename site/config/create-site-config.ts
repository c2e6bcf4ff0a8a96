import { join, relative } from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import { readHead } from './additions';
import { createAnnouncementBar } from './announcement-bar';
import { requireOwnPath } from './base';
import { bindPlugin as bind } from './bind-plugin';
import { extension as suffix, root, siteFolder } from './code';
import { loadElements, loadExtension } from './extension';
import { reviewedPages } from '../claims/ledger-files';
import browserConfig from '../plugins/browser-config';
import changelogFeeds from '../plugins/changelog-feeds';
import claims from '../plugins/claims';
import { createFooter } from './footer';
import { addressOfFile, listGuidePages } from './guide-pages';
import { ENGLISH, findReferencePages, listLocales } from './languages';
import { readLastChanges, tellLastChanges } from './last-changes';
import { createNavbar } from './navbar';
import { createPageTemplate } from './page-template';
import { prism } from './prism';
import { addressOfSite, logo, readProject } from './project';
import { readFrontMatter } from './read-front-matter';
import { createSearchConfig } from './search';
import { type BuildSettings, FRONT_PAGE } from './settings';
import downloads, { DOWNLOADS } from '../plugins/downloads';
import environments, { readEnvironments } from '../plugins/environments';
import guideUses from '../plugins/guide-uses';
import headScripts from '../plugins/head-scripts';
import labels from '../plugins/labels';
import markdownPages from '../plugins/markdown-pages';
import packageModules from '../plugins/package-modules';
import onePostCssPreset from '../plugins/one-postcss-preset';
import pageSources from '../plugins/page-sources';
import pasteData from '../plugins/paste-data';
import proof from '../plugins/proof';
import searchIndex, { SEARCH_FILES } from '../plugins/search-index';
import socialCards from '../plugins/social-cards';
import whatChanges from '../plugins/what-changes';
import testReport from '../plugins/test-report';
import { aliasesByPage } from '../redirects/aliases';
import { readRedirects } from '../redirects/finish-redirects';
import { highlightCode } from '../rehype/highlight-code';
import { markAliases } from '../rehype/mark-aliases';
import { markCards } from '../rehype/mark-cards';
import { markShortCode } from '../rehype/mark-short-code';
import { markSteps } from '../rehype/mark-steps';
import { bindProse } from '../remark/bind-prose';

/** Returns a path relative to the site: every browser loads the configuration, so it must not contain paths of this machine. */
const fromSite = (path: string) => relative(siteFolder, path);

/** Returns the path of a plugin, relative to the configuration of Docusaurus. */
const plugin = (name: string) => `./plugins/${name}${suffix}`;

/** Returns the path of a sidebar. */
const sidebar = (name: string) => fromSite(join(root, `site/${name}${suffix}`));

const isBelow = (file: string, folder: string) => !relative(folder, file).startsWith('..');

// The search page and the one for unknown addresses have no content; earlier versions are not for search engines.
const SITEMAP: [string, SitemapOptions] = [
  '@docusaurus/plugin-sitemap',
  {
    ignorePatterns: ['**/404/**', '**/search/**', '**/api/versions/**'],
    changefreq: null,
    priority: null,
    lastmod: 'date',
  },
];

/** Docusaurus needs an address; where nobody named one, no page has this. */
const ANY_ADDRESS = 'https://docs.invalid';

/** The purpose of a build: for readers, or for the person who writes now. */
export type Mode = 'production' | 'development';

/**
 * Returns the configuration of Docusaurus for a site.
 * @param locale the language that is built or served.
 * @throws AuthorError for settings that cannot be.
 */
export function createSiteConfig(settings: BuildSettings, locale: string, mode: Mode): Config {
  const { generated, docs, work } = settings;
  const extension = loadExtension(settings);
  const project = readProject(settings);
  const pages = listGuidePages(settings);
  const base = requireOwnPath(project.base, ['/api/', '/search/', ...pages.addresses]);
  const search = createSearchConfig(settings.search, project.name);
  const locales = listLocales(settings);
  const referencePages = findReferencePages(settings, locale);
  const lastChanges = readLastChanges(docs);
  const isReviewed = reviewedPages(docs);

  /** Reads them for each page, so that a page that is compiled again has those of now. */
  const readAliases = () => aliasesByPage(readRedirects(generated));

  const apiDocs: DocsOptions = {
    id: 'api',
    path: fromSite(referencePages),
    routeBasePath: 'api',
    sidebarPath: sidebar('sidebars-api'),
    docItemComponent: '@site/src/reference/ReferencePage',
    // Names of folders come from tags, which may begin with a number.
    numberPrefixParser: false,
  };

  const guides: DocsOptions = {
    path: fromSite(docs),
    routeBasePath: '/',
    sidebarPath: extension.sidebars ? fromSite(extension.sidebars) : sidebar('sidebars-of-folder'),
    versions: { current: { label: project.version?.label } },
    beforeDefaultRemarkPlugins: [bindProse(generated, docs, pages.guidePages)],
    rehypePlugins: [
      highlightCode(readEnvironments(generated)),
      markCards,
      markShortCode,
      markSteps,
      markAliases({ readAliases, addressOf: (file, address) => addressOfFile(docs, file, address), base }),
    ],
  };

  const theme: ThemeOptions = {
    customCss: [
      './src/css/custom.css',
      settings.isShell === true ? './src/shell/place.css' : fromSite(join(generated, 'project/colors.css')),
      ...(settings.css === undefined ? [] : [fromSite(settings.css)]),
    ],
  };

  /** The parts of the classic preset that this site has, in its order: the others, such as the search, would be installed for nothing. */
  const stockPlugins: PluginConfig[] = [
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', guides],
    '@docusaurus/plugin-content-pages',
    // Addresses of a sitemap are absolute.
    ...(mode === 'production' && project.url !== undefined ? [SITEMAP] : []),
    ['@docusaurus/theme-classic', theme],
  ];

  const hasSimulator = extension.hasSimulator === true;

  /** Where several have a file, the first is published, such as a `favicon.ico`, which some browsers request whatever the page. */
  const staticDirectories = [
    ...(settings.static === undefined ? [] : [fromSite(settings.static)]),
    ...(extension.staticFolders?.(settings) ?? []).map(fromSite),
    fromSite(join(generated, 'project/static')),
    fromSite(join(generated, 'world/static')),
    fromSite(join(work, DOWNLOADS)),
    fromSite(join(work, SEARCH_FILES)),
    'static',
  ];

  return {
    title: project.title,
    tagline: project.tagline,
    favicon: project.favicon ?? logo.src,
    url: project.url ?? ANY_ADDRESS,
    baseUrl: base,
    trailingSlash: true,
    i18n: { defaultLocale: ENGLISH, locales: [...locales], path: fromSite(settings.translations) },
    // Compiled MDX is not shared: the server build would wait for the browser build to compile each page, and the browser build does
    // not include pages of the reference. Nothing is cached between builds, because a cache would ignore changes to the facts that
    // pages are bound to.
    // Days of changes come from `readLastChanges`, so Docusaurus does not read the history of all files.
    future: {
      v4: true,
      experimental_vcs: tellLastChanges(
        siteFolder,
        new Map([...lastChanges, ...readLastChanges(referencePages)]),
      ),
      faster: { mdxCrossCompilerCache: false, rspackPersistentCache: false },
    },
    // The color mode is stored under the plain key `theme`; the default of `future.v4` adds a suffix.
    storage: { namespace: false },
    // Links in a description may point anywhere.
    onBrokenLinks: extension.brokenLinks ?? 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    customFields: {
      hasSimulator,
      apis: project.apis?.map(({ name }) => name),
      search,
      guideSections: pages.guideSections,
      support: project.support,
      feedback: project.feedback,
      ...(project.openIn && { openIn: project.openIn }),
    },
    markdown: {
      // While someone writes, the lint of the pages names broken links.
      hooks: { onBrokenMarkdownLinks: mode === 'development' ? 'ignore' : 'warn' },
      // The end of a page shows the day of its last change, its tools link to the basis of its sentences.
      parseFrontMatter: async (file) => {
        const parsed = await readFrontMatter(file);
        const lastChanged = lastChanges.get(file.filePath);
        const hasBasis = isReviewed(file.filePath);
        const isTranslated = isBelow(file.filePath, settings.translations);
        return {
          ...parsed,
          frontMatter: {
            ...parsed.frontMatter,
            last_changed: lastChanged,
            has_basis: hasBasis,
            ...(isTranslated && { is_translated: true }),
          },
        };
      },
    },
    staticDirectories: settings.isShell === true ? [] : staticDirectories,
    ssrTemplate: createPageTemplate(addressOfSite(project)),
    clientModules: [
      './src/client/copy-code',
      './src/client/copy-page',
      './src/client/roving-tabindex',
      './src/client/file-address',
      './src/client/highlighted-lines',
      './src/client/menu-keys',
      runModule({ hasSimulator, hasConsole: project.console !== undefined }),
      ...(project.console ? ['./src/live/open-on-click'] : []),
      './src/client/page-bar',
      './src/client/panel',
      './src/client/prefetch-in-view',
      './src/client/sheet-focus',
      './src/client/print',
      './src/client/progress-bar',
      './src/client/reference-styles',
      './src/client/reveal-target',
      './src/client/sync-selections',
      './src/client/show-active-item',
      './src/client/shortcut-help',
      './src/client/snippet-hovers',
      './src/client/variants',
      './src/environment/environment-on-load',
      './src/paste/explain-on-page',
      ...(hasSimulator ? ['./src/paste/with-simulator'] : []),
      ...(extension.clientModules ?? []).map(fromSite),
    ],
    plugins: [
      ...stockPlugins,
      [plugin('reference-docs/index'), apiDocs],
      bind(downloads, { generated, project, work, hasSimulator }),
      bind(environments, { generated }),
      bind(guideUses, settings),
      bind(pageSources, { generated, docs }),
      bind(testReport, { generated }),
      ...(extension.plugins?.(settings) ?? []),
      bind(searchIndex, { docs, generated, work }),
      bind(markdownPages, {
        generated,
        docs,
        guidePages: pages.guidePages,
        name: project.name,
        tagline: project.tagline,
        elements: loadElements(extension),
        apis: project.apis,
        contentSignal: project.contentSignal,
        site: addressOfSite(project),
        hasSitemap: project.url !== undefined,
      }),
      bind(changelogFeeds, { generated, name: project.name, site: addressOfSite(project) }),
      bind(whatChanges, { generated }),
      bind(pasteData, { generated, project, hasSimulator }),
      bind(socialCards, { generated, isPublished: project.url !== undefined }),
      bind(proof, { generated, docs }),
      bind(claims, { generated, docs }),
      bind(labels, { extension: settings.extension }),
      onePostCssPreset,
      packageModules,
      plugin('banner-on-server/index'),
      bind(browserConfig, { url: project.url ?? '' }),
      bind(headScripts, { head: readHead(settings) }),
      plugin('hiding-navbar/index'),
      plugin('inline-css'),
      plugin('page-list'),
      plugin('safe-decoding'),
      plugin('small-utils/index'),
      plugin('without-prism'),
      plugin('prefetch/index'),
      [plugin('docsearch/index'), { searchPagePath: search.searchPagePath }],
      ...(settings.isShell === true ? [plugin('shell/index')] : []),
    ],
    themeConfig: {
      colorMode: {
        defaultMode: project.colorMode ?? 'light',
        disableSwitch: project.colorMode !== undefined,
        respectPrefersColorScheme: false,
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      docs: {
        versionPersistence: 'localStorage',
        sidebar: { hideable: false, autoCollapseCategories: false },
      },
      announcementBar: createAnnouncementBar(project),
      navbar: createNavbar(project, {
        sidebarIds: docs === FRONT_PAGE ? [] : pages.sidebarIds,
        hasLanguages: extension.hasLanguageMenu === true || locales.length > 1,
      }),
      footer: createFooter(project),
      prism,
    } satisfies ThemeConfig,
  };
}

/** The client module of Run: our simulator, the documented example next to real requests, or else the inferred world of the API. */
function runModule({ hasSimulator, hasConsole }: { hasSimulator: boolean; hasConsole: boolean }): string {
  if (hasSimulator) return './src/run/run-on-click';
  return hasConsole ? './src/run/show-example-on-click' : './src/run/world/run-in-world-on-click';
}
