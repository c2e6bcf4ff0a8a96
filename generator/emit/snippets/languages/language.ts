import type { Code } from '../code';
import type { HttpRequest } from '../http-request';

/** A language that snippets are written in. */
export interface Language {
  /** Name shown to readers. */
  label: string;
  /** Name of the Prism grammar that highlights it: https://prismjs.com/#supported-languages. */
  grammar: string;
  /** Returns code that can be pasted and run, and that sends exactly `request`; it ends in a line feed. */
  emit: (request: HttpRequest) => Code;
}
