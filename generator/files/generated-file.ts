/** A file to be written below the output folder: POSIX path relative to it, and its whole text (LF, final newline). */
export interface GeneratedFile {
  path: string;
  content: string;
}
