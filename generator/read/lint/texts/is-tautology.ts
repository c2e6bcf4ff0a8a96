const EMPTY = new Set(
  'a an the of for from to in on at by with and or its it is that this your as s'.split(' '),
);

/** The subject of a description: the name of the field, parameter, or value, and the names of its owners. */
export interface Described {
  name: string;
  owners: readonly string[];
}

/** Whether a description of one sentence only repeats the names around it: `Country of the contact.` on `country`. */
export function isTautology(text: string, { name, owners }: Described): boolean {
  // Every id is described like this: `ID of the invoice.`
  if (text.startsWith('ID of ')) return false;
  const said = wordsOf(text);
  const known = new Set([name, ...owners].flatMap(wordsOf));
  return said.length > 0 && said.every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/(?<=..)s$/, ''));
}
