import type { Project } from '#core/contracts/project';
import type { ClientLanguageId } from '../../emit/clients/languages';
import type { LanguageId } from '../../emit/snippets/languages';

/**
 * The settings of the docs of an API that are not in its description, from the file `project.yaml` next to the entry document.
 * Every setting that is left out has a default, and the file itself is optional.
 */
export interface ProjectSettings
  extends Pick<Project, 'name'>, Partial<Omit<Project, 'name' | 'slug' | 'url' | 'apis' | 'favicon'>> {
  /** Origin of the site: `https://docs.books.example`. */
  url: string;
  /** The APIs of a site with several, in the order of the sidebar. */
  apis?: ApiSettings[];
  /** OpenAPI Overlays that are applied to the description when it is read, in this order; relative to `project.yaml`. */
  overlays?: string[];
  /** Languages of the snippets, in the order of the tabs; all languages if it is left out. */
  languages?: LanguageId[];
  /** Languages with a file of types and a client that readers download; none if it is left out. */
  clients?: ClientLanguageId[];
  /** `crud` sorts the operations of a tag by the verbs of their ids; if it is left out, they stay in the order of the description. */
  order?: 'crud';
  /** `replace` shows the code of `x-codeSamples` instead of our snippets, where there is some; else it is next to them. */
  codeSamples?: 'replace';
  /** The colour of controls and of the reader's current position, in each mode: `#1f5fbf`. */
  colors?: InBothModes;
  /** The corners of controls in pixels; those of larger and smaller parts follow. */
  radius?: number;
  /** The names of fonts that the project's stylesheet loads, or that readers have. */
  fonts?: { text?: string; code?: string };
  /** Paths of SVG or PNG files next to `project.yaml`; if it is left out, the logo is the first letter of the name. */
  logo?: InBothModes;
  /** Path of an SVG or PNG file next to `project.yaml`; if it is left out, browsers show the logo. */
  favicon?: string;
  /** True if tests write `report/report.json` into the output folder; a page of the reference shows it. */
  report?: true;
  /** The server of a description without one, or with a relative address; `https://api.books.example`. */
  server?: string;
  /** Named groups of tags, in the order of the sidebar; if it is left out, `x-tagGroups` of the description applies. */
  tagGroups?: { name: string; tags: string[] }[];
}

/** One of several APIs. */
export interface ApiSettings {
  /** Names it in addresses and in prose: `orders`. */
  name: string;
  /** The path of its entry document, relative to `project.yaml`. */
  description: string;
  /** OpenAPI Overlays of this description; relative to `project.yaml`. */
  overlays?: string[];
  /** Replaces the title of its description. */
  title?: string;
}

/** A value for the light mode and one for the dark mode. */
export interface InBothModes {
  light: string;
  dark: string;
}

/** The settings, and the contents of the files that they name. */
export interface ReadProject {
  settings: ProjectSettings;
  /** The logo as SVG. */
  logo?: InBothModes;
  /** The picture of the site in browsers, as SVG. */
  favicon?: string;
}
