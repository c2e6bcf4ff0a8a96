/** The words of a name in lower case: `findByStatus` is `['find', 'by', 'status']`. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** A name without case and separators: `pet_id` and `petId` are `petid`. */
export function plainName(name: string): string {
  return wordsOf(name).join('');
}

/** The singular of an English plural, as far as its ending tells: `addresses` is `address`. */
export function singularOf(plural: string): string {
  if (/ies$/i.test(plural) && plural.length > 4) return plural.replace(/ies$/i, 'y');
  if (/(?:ss|x|ch|sh|z)es$/i.test(plural)) return plural.slice(0, -2);
  if (/[^su]s$/i.test(plural)) return plural.slice(0, -1);
  return plural;
}

const SEARCH_WORDS = new Set(['search', 'find', 'query', 'lookup', 'filter', 'autocomplete', 'suggest']);

/** Whether a word of a path asks for a search rather than naming a collection: `findByStatus`. */
export function isSearchWord(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return SEARCH_WORDS.has(first);
}
