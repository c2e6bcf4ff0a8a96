const TAKEN = new Set(
  (
    'await async break case catch class const continue createClient client data default delete do else enum error export ' +
    'extends false file finally for form function if import in instanceof interface let new null package paths ' +
    'response return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** A name of the description as the name of a constant in a snippet: camelCase, not used by the snippet otherwise. */
export function constantName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const camelCase = words.map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word))).join('');
  const isUsable = /^[A-Za-z]/.test(camelCase) && !TAKEN.has(camelCase);
  return isUsable ? camelCase : `server${upperFirst(camelCase)}`;
}

function lowerFirst(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
