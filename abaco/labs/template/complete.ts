/** A name that can be inserted at the caret; it replaces the part that the reader has typed. */
export interface Completion {
  name: string;
  /** The number of letters before the caret that it replaces. */
  typed: number;
}

/** The maximum number of completions: as many as readers can take in at a glance. */
const MAX = 6;

/**
 * Returns the names that complete the word before the caret: filters after a `|`, otherwise variables; none outside of braces.
 * @param before the template up to the caret.
 */
export function complete(before: string, variables: string[], filters: string[]): Completion[] {
  const open = Math.max(before.lastIndexOf('{{'), before.lastIndexOf('{%'));
  const inside = before.slice(open + 2);
  if (open < 0 || /[%}]\}/.test(inside)) return [];
  const [typed = ''] = /[\w.]*$/.exec(inside) ?? [];
  const isFilter = /\|\s*$/.test(inside.slice(0, inside.length - typed.length));
  const names = (isFilter ? filters : variables).filter((name) => name !== typed && name.startsWith(typed));
  return names
    .toSorted((a, b) => depth(a) - depth(b))
    .slice(0, MAX)
    .map((name) => ({ name, typed: typed.length }));
}

/** Inserts a completion at the caret. @returns the new template and the new offset of the caret */
export function insert(
  text: string,
  caret: number,
  { name, typed }: Completion,
): { text: string; caret: number } {
  const start = caret - typed;
  return { text: text.slice(0, start) + name + text.slice(caret), caret: start + name.length };
}

function depth(name: string): number {
  return name.split('.').length;
}
