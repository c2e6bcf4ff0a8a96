/** A file as a command leaves it; its path is relative to the root of the project. */
export interface FileChange {
  file: string;
  content: string;
}

/** All that a command changes, and what it leaves to people. */
export interface Plan {
  changes: FileChange[];
  /** The next steps, one line each. */
  next: string[];
}

/** The files of the project, as they are. */
export interface Sources {
  /** Returns the content of a file; undefined if there is none. */
  read: (file: string) => string | undefined;
  /** Lists the files below a folder, sorted, by their paths from the root. */
  list: (folder: string) => string[];
}
