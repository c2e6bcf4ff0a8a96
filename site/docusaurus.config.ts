import { join } from 'node:path';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { announcementBar } from './config/announcement-bar';
import { docs, generated, ownGenerated } from './config/folders';
import { footer } from './config/footer';
import { navbar } from './config/navbar';
import { pageTemplate } from './config/page-template';
import { showRememberedChoices } from './config/remembered-choices';
import { prism } from './config/prism';
import { listSearchOrigins, readSearchConfig } from './config/search';
import { descriptionFolder } from './plugins/api-description';
import { vectorsFolder } from './plugins/signature-vectors';
import { searchFolder } from './plugins/search-index';
import { highlightCode } from './rehype/highlight-code';
import { markCards } from './rehype/mark-cards';
import { markSteps } from './rehype/mark-steps';
import { bindProse } from './remark/bind-prose';

/** A site for another description keeps the hand-written pages, whose links into our reference lead nowhere then. */
const isOwnDescription = generated === ownGenerated;

const search = readSearchConfig(process.env);

const apiDocs: DocsOptions = {
  id: 'api',
  path: join(generated, 'pages'),
  routeBasePath: 'api',
  sidebarPath: './sidebars-api.ts',
  docItemComponent: '@site/src/reference/ReferencePage',
  // Names of folders come from tags, which may begin with a number.
  numberPrefixParser: false,
};

const config: Config = {
  title: 'Abaco Developers',
  tagline: 'Unlock global compliance with a developer-first sales tax API',
  favicon: 'img/favicon.svg',
  url: 'https://developers.abaco.example',
  baseUrl: '/',
  trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // Compiled MDX is not shared: the server would wait for the browser's build to compile each page, and that has no pages of
  // the reference. Nothing is kept between builds: a kept cache knows nothing of the facts that pages are bound to.
  future: { v4: true, faster: { mdxCrossCompilerCache: false, rspackPersistentCache: false } },
  // The colour mode is stored under the plain key `theme`; the default of `future.v4` adds a suffix.
  storage: { namespace: false },
  onBrokenLinks: isOwnDescription ? 'throw' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // The simulator in the page knows our own API only.
  customFields: { hasSimulator: isOwnDescription, search },
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
  staticDirectories: ['static', descriptionFolder, searchFolder, vectorsFolder],
  headTags: [showRememberedChoices],
  ssrTemplate: pageTemplate,
  clientModules: [
    './src/client/copy-code.ts',
    './src/client/copy-page.ts',
    './src/client/field-keys.ts',
    './src/client/file-address.ts',
    './src/client/lit-lines.ts',
    './src/client/menu-keys.ts',
    './src/client/open-simulator.ts',
    './src/client/page-bar.ts',
    './src/client/panel.ts',
    './src/client/prefetch-reference.ts',
    './src/client/print.ts',
    './src/client/progress-bar.ts',
    './src/client/reader-values.ts',
    './src/client/reference-styles.ts',
    './src/client/reveal-target.ts',
    './src/client/share-choice.ts',
    './src/client/show-active-item.ts',
    './src/client/typed-names.ts',
    './src/client/variants.ts',
  ],
  plugins: [
    ['./plugins/reference-docs/index.ts', apiDocs],
    ['./plugins/api-description.ts', { generated }],
    ['./plugins/guide-uses.ts', { generated: ownGenerated, docs }],
    ['./plugins/lab-data.ts', { generated: ownGenerated, docs }],
    ['./plugins/signature-vectors/index.ts', { generated: ownGenerated }],
    ['./plugins/search-index.ts', { docs, generated, ownGenerated }],
    './plugins/without-prism.ts',
    ['./plugins/docsearch/index.ts', { searchPagePath: search.searchPagePath }],
    ['./plugins/security-headers.ts', { connect: listSearchOrigins(search) }],
  ],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          path: docs,
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          versions: { current: { label: '1.1.0' } },
          beforeDefaultRemarkPlugins: [bindProse(ownGenerated, docs)],
          rehypePlugins: [highlightCode, markCards, markSteps],
        },
        pages: {},
        theme: { customCss: ['./src/css/custom.css'] },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    announcementBar,
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
};

export default config;
