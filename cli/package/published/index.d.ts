/** The default export of the module that `extension` in `project.yaml` names. Paths are absolute. */
export interface Extension {
  /** A module with the sidebars of your pages, as Docusaurus reads it; without it, they follow the folders. */
  sidebars?: string;
  /** A module whose default export is `Elements`; without it, pages say what a component shows: `data-markdown="…"`. */
  elements?: string;
  /** A module whose default export is `PageRules`: rules besides those for links and elements. */
  pageRules?: string;
  /** Whether a broken link ends a build or is only named; it is named where nothing is said. */
  brokenLinks?: 'throw' | 'warn';
  /** Whether there is a menu of languages also where there is one language. */
  hasLanguageMenu?: boolean;
  /** Returns folders of files that are published as they are. */
  staticFolders?: (settings: Settings) => readonly string[];
  /** Modules that every page loads in the browser. */
  clientModules?: readonly string[];
  /** Returns plugins of Docusaurus: functions, or names of packages, alone or with their options. */
  plugins?: (settings: Settings) => readonly Plugin[];
}

/** A plugin of Docusaurus. Options of a function are not sent to browsers. */
export type Plugin =
  | string
  | [name: string, options: Record<string, unknown>]
  | ((context: { siteDir: string; outDir: string; baseUrl: string }) => { name: string });

/** Where a site has its parts, as absolute paths. */
export interface Settings {
  /** The generator's output for the description. */
  generated: string;
  /** The hand-written pages. */
  docs: string;
  /** The built site. */
  out: string;
  /** Files that Docusaurus writes while it builds or serves. */
  work: string;
}

/** The Markdown of components that pages import, by their name. */
export type Elements = Readonly<Record<string, (element: Element, context: ElementContext) => Node[]>>;

/** An element as a page has it. */
export interface Element {
  name: string | null;
  attributes: readonly { type: string; name?: string; value?: unknown }[];
  children: Node[];
}

export interface ElementContext {
  /** Id of the language in which code is shown; without one, the first of each block. */
  language?: string;
  /** Returns the Markdown of an element's content. */
  render(nodes: readonly Node[]): Node[];
}

/** A node of mdast, such as `{ type: 'paragraph', children: [{ type: 'text', value: 'Sales grow.' }] }`. */
export interface Node {
  type: string;
}

/** Rules of hand-written pages. */
export interface PageRules {
  rules: readonly Rule[];
}

/** A rule. It never throws. */
export interface Rule {
  id: string;
  check: (page: Page) => Finding[];
}

/** A hand-written page. */
export interface Page {
  /** Its path below the folder of the pages: `guides/webhooks.mdx`. */
  id: string;
  source: string;
}

/** A mistake at an offset of the page, and the remedy. */
export interface Finding {
  offset: number;
  message: string;
  remedy: string;
}
