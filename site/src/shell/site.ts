import type { PageModule } from './page-module';

/** A route as data: Docusaurus makes a component of `of`, the path and hash of an entry of its chunk names. */
export interface RouteNode {
  path: string;
  of: readonly [path: string, hash: string];
  exact?: boolean;
  /** The path of the reference, whose HTML a browser loads before it shows this route. */
  preload?: string;
  routes?: readonly RouteNode[];
  /** Attributes that plugins add, such as the name of the sidebar. */
  [attribute: string]: unknown;
}

/** All that differs between two sites that one shell shows. */
export interface Site {
  /** The path of the site on its host: `/`. */
  base: string;
  /** The data that Docusaurus and our plugins write for the bundler, by name: `globalData`, `environments/default/choices.json`. */
  data: Readonly<Record<string, unknown>>;
  /** The names of modules, by chunk: `@theme/DocRoot`, `@site/docs/index.mdx`. */
  registry: Readonly<Record<string, string>>;
  routes: readonly RouteNode[];
  /** Loads the module of a page. */
  load: (name: string) => Promise<{ default: PageModule }>;
}

declare global {
  // A script before those of the shell sets it.
  var docproofSite: Site;

  // The bundler reads it: where the code finds its parts.
  var __webpack_public_path__: string;
}

export const site = globalThis.docproofSite;

// Before any other part of the code is loaded, which imports this module.
__webpack_public_path__ = site.base;
