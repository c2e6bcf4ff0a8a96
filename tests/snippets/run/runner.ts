import path from 'node:path';
import type { Runtime } from '../../../tools/machine/runtime';

/** The source of one snippet, by a short name. */
export interface Source {
  name: string;
  code: string;
}

/** A command and its arguments. */
export type Command = [file: string, ...args: string[]];

/** How the snippets of a language are run, all of them by one command, and how they are formatted. */
export interface Runner {
  runtime: Runtime;
  /** Files to be written, by path. */
  files: (sources: Source[]) => Record<string, string>;
  /** Command that compiles the files. */
  compile?: Command;
  /** Command that runs the snippets whose names are its further arguments, and prints in the form of `readOutcomes`. */
  run: Command;
  /** The formatter that changes nothing in them, or the spaces of one level of indentation. */
  format: 'gofmt' | 'babel' | 'typescript' | number;
}

/** Path of a program in `batch/` that runs snippets one after the other. */
export const batch = (file: string) => path.join(__dirname, 'batch', file);

/** One file per snippet. */
export function oneFileEach(pathOf: (name: string) => string, codeOf = (source: Source) => source.code) {
  return (sources: Source[]): Record<string, string> =>
    Object.fromEntries(sources.map((source) => [pathOf(source.name), codeOf(source)]));
}
