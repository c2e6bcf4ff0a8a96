import type { Project } from '#core/contracts/project';
import type { LanguageId } from '../snippets/languages';

/**
 * What the docs of an API say and show beyond its description, as the file `project.yaml` beside the entry document holds it.
 * What is left out of it has a default; without the file everything has.
 */
export interface ProjectSettings
  extends Pick<Project, 'name' | 'url'>, Partial<Omit<Project, 'name' | 'url'>> {
  /** Languages of the snippets, in the order of the tabs; all when it is left out. */
  languages?: LanguageId[];
  /** The colour of what is to be pressed and where the reader is, in either mode: `#1f5fbf`. */
  colors?: InBothModes;
  /** Paths of SVG files beside `project.yaml`; the first letter of the name when it is left out. */
  logo?: InBothModes;
  /** True where tests write `report/report.json` into the output folder, which a page of the reference shows. */
  report?: true;
  /** Tags below a name, in the order of the sidebar; `x-tagGroups` of the description when it is left out. */
  tagGroups?: { name: string; tags: string[] }[];
}

/** Something that differs between the light and the dark mode. */
export interface InBothModes {
  light: string;
  dark: string;
}

/** The settings with the contents of the files that they name. */
export interface ReadProject {
  settings: ProjectSettings;
  /** SVG. */
  logo?: InBothModes;
}
