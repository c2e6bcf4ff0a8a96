import type { Edit } from './project-copy';

/** Something that the docs team does now and then, done with a dummy. */
export interface Change {
  /** Its heading in `CONTRIBUTING.md`. */
  title: string;
  /** Every file that has to be touched by hand. */
  edits: readonly Edit[];
  /** The commands of packages that notice a forgotten file, cheapest first. */
  commands: readonly (readonly string[])[];
}

/** A new file. */
export function newFile(file: string, content: string): Edit {
  return { file, edit: () => content };
}

/** A file in which `anchor` gets something in front of it. Throws when it is not there. */
export function insertBefore(file: string, anchor: string, text: string, called = file): Edit {
  return { file, called, edit: (content) => replaceOnce(content, anchor, `${text}${anchor}`, file) };
}

function replaceOnce(content: string, from: string, to: string, file: string): string {
  if (!content.includes(from)) throw new Error(`${file} has no \`${from}\`: change tests/changes with it.`);
  return content.replace(from, to);
}
