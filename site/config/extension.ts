import type { PluginConfig } from '@docusaurus/types';
import { loadModule } from './load-module';
import type { Elements } from '../markdown/element-context';
import type { Settings } from './settings';

/**
 * The parts of a site that come from code of its project. `extension` in `project.yaml` names the module, and its default export is
 * this. Paths are absolute.
 */
export interface Extension {
  /** A module with the sidebars of the hand-written pages, as Docusaurus reads it; without it, they follow the folders. */
  sidebars?: string;
  /** A module with the rules of the hand-written pages (`PageRules`); without it, only mistakes are found. */
  pageRules?: string;
  /** A module whose default export is the Markdown of components that pages import (`Elements`), for readers of Markdown. */
  elements?: string;
  /** Whether a broken link ends a build or is only named; it is named where nothing is said. */
  brokenLinks?: 'throw' | 'warn';
  /** Whether there is a menu of languages also where there is one language. */
  hasLanguageMenu?: boolean;
  /** Whether the simulator is of this API: pages then run their examples in it. */
  hasSimulator?: boolean;
  /** Returns folders of files that are published as they are. */
  staticFolders?: (settings: Settings) => readonly string[];
  /** Modules that every page loads in the browser. */
  clientModules?: readonly string[];
  /** Returns plugins of Docusaurus. */
  plugins?: (settings: Settings) => readonly PluginConfig[];
}

/** Returns the Markdown of the components that an extension adds. */
export function loadElements({ elements }: Extension): Elements {
  return elements === undefined ? {} : loadModule<{ default: Elements }>(elements).default;
}

/** Returns the extension of a site's project; an empty one if it names none. */
export function loadExtension({ extension }: Pick<Settings, 'extension'>): Extension {
  return extension === undefined ? {} : loadModule<{ default: Extension }>(extension).default;
}
