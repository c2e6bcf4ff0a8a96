import type { HttpRequest } from '../http-request';

/** A language that snippets are written in. */
export interface Language {
  /** Key in the generated files and in addresses; never changes. */
  id: string;
  /** Name shown to readers. */
  label: string;
  /** Code that can be pasted and run, ending in a line feed; sends exactly `request`. */
  emit: (request: HttpRequest) => string;
}
