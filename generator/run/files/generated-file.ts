/** A file to write below the output folder: a relative POSIX path and the complete content (LF, final newline). */
export interface GeneratedFile {
  path: string;
  content: string;
}
