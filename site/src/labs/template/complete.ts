/** A name that can stand at the caret in place of what was typed of it. */
export interface Completion {
  name: string;
  /** Letters before the caret that it replaces. */
  typed: number;
}

/** At most as many as a reader takes in at a glance. */
const MAX = 6;

/**
 * The names that go on with what stands before the caret: a filter behind a bar, else a variable; outside braces none.
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

/** A text with a completion at the caret, and where the caret then stands. */
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
