import type { Outline } from './outline';
import type { SidebarCategory, SidebarDoc, SidebarItem } from './sidebar/sidebar-item';
import { loadPlugin } from './load-plugin';

/** A page or group in the list of docusaurus-plugin-openapi-docs. */
interface PluginItem {
  type: 'info' | 'tag' | 'api' | 'schema';
  info?: WithDocId;
  tag?: WithDocId;
  api?: WithDocId;
  schema?: WithDocId;
}

interface WithDocId {
  'x-doc-id': string;
}

/** The functions that we pass to the official hooks of the plugin. */
interface PluginHooks {
  /** For `createApiPageMD`, `createTagPageMD`, `createInfoPageMD` and `createSchemaPageMD`. */
  formatPage: (docId: string) => string;
  /** For `sidebarGenerators.createDocItem`. */
  buildDocItem: (docId: string) => SidebarDoc;
}

interface PluginResult {
  /** The pages that the plugin decided on, in its order. */
  pages: { docId: string; content: string }[];
  sidebar: (SidebarItem | SidebarCategory)[];
}

/**
 * Runs docusaurus-plugin-openapi-docs on an outline as its command `gen-api-docs` does, but in memory: the plugin lists the
 * pages and groups the sidebar by tag, and our hooks write each page and each entry. Only this file and `load-plugin.ts` depend on the plugin.
 * It is loaded on first use, because loading it takes longer than everything else in most runs.
 */
export async function runPlugin(outline: Outline, hooks: PluginHooks): Promise<PluginResult> {
  const { processOpenapiFiles, generateSidebarSlice } = loadPlugin();
  const options = buildOptions(hooks);
  const { sidebarOptions, markdownGenerators } = options;
  const file = { source: 'outline', sourceDirName: '.', data: outline };
  const [items, tags, tagGroups] = await processOpenapiFiles([file], options, sidebarOptions);
  return {
    pages: items.map((item) => ({
      docId: docIdOf(item),
      content: markdownGenerators[GENERATORS[item.type]](item),
    })),
    sidebar: generateSidebarSlice(sidebarOptions, options, items, tags, 'pages', tagGroups),
  };
}

const GENERATORS = {
  api: 'createApiPageMD',
  tag: 'createTagPageMD',
  info: 'createInfoPageMD',
  schema: 'createSchemaPageMD',
} as const;

function buildOptions({ formatPage, buildDocItem }: PluginHooks) {
  const format = (item: PluginItem) => formatPage(docIdOf(item));
  return {
    specPath: 'outline',
    // This is also the docs path, so that ids of documents do not get a prefix.
    outputDir: 'pages/',
    showSchemas: true,
    markdownGenerators: {
      createApiPageMD: format,
      createTagPageMD: format,
      createInfoPageMD: format,
      createSchemaPageMD: format,
    },
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag',
      sidebarCollapsible: true,
      sidebarCollapsed: true,
      sidebarGenerators: { createDocItem: (item: PluginItem) => buildDocItem(docIdOf(item)) },
    },
  };
}

function docIdOf(item: PluginItem): string {
  const part = item[item.type];
  if (!part)
    throw new Error(`docusaurus-plugin-openapi-docs lists a page of type ${item.type} without its data.`);
  return part['x-doc-id'];
}

type Options = ReturnType<typeof buildOptions>;

/** The functions of docusaurus-plugin-openapi-docs that its command uses too. */
export interface Plugin {
  processOpenapiFiles: (
    files: { source: string; sourceDirName: string; data: Outline }[],
    options: Options,
    sidebarOptions: Options['sidebarOptions'],
  ) => Promise<[PluginItem[], unknown, unknown]>;
  generateSidebarSlice: (
    sidebarOptions: Options['sidebarOptions'],
    options: Options,
    items: PluginItem[],
    tags: unknown,
    docPath: string,
    tagGroups: unknown,
  ) => PluginResult['sidebar'];
}
