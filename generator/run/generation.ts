import type { Problem } from '../problems/problem';
import type { GeneratedFile } from './files/generated-file';

/** The result of one run: the files, unless a problem is an error, and every file or folder that was read. */
export interface Generation {
  problems: Problem[];
  files: GeneratedFile[];
  inputs: string[];
}
