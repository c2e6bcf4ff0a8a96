import { capitalize } from '#core/text/capitalize';

// Keywords of the languages, and the names that the snippets themselves use.
const TAKEN = new Set(
  (
    'abstract and as assert async await baseUrl bool boolean boundary break byte case catch char class client const continue ' +
    'createClient credentials curl data def default defer del delete do double echo elif else empty end endpoint enum err error ' +
    'except export extends fallthrough false file final finally float fmt for form foreach from func function global ' +
    'go goto header http if implements import in instanceof int interface io is isset json lambda let list log long ' +
    'main map module mime multipart native net new nil none not null nonlocal or os package paths print private ' +
    'protected public query raise range redo req request requests res rescue response retry return self short static ' +
    'status string strings struct super switch synchronized then this throw throws transient true try type typeof ' +
    'unless unset until uri url use var void volatile when while with yield'
  ).split(' '),
);

/** Turns a name of the description into the name of a constant: camelCase, and not taken in any language. */
export function constantName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const camelCase = words.map((word, index) => (index === 0 ? lowerFirst(word) : capitalize(word))).join('');
  const isUsable = /^[A-Za-z]/.test(camelCase) && !TAKEN.has(camelCase);
  return isUsable ? camelCase : `server${capitalize(camelCase)}`;
}

/** Returns the name of the constant for a value, and adds it to `constants` if it is new. Two values never share a name. */
export function nameConstant(
  constants: { name: string; value: string }[],
  name: string,
  value: string,
): string {
  let unique = name;
  const isOther = (one: { name: string; value: string }) => one.name === unique && one.value !== value;
  for (let count = 2; constants.some(isOther); count += 1) unique = `${name}${count}`;
  if (!constants.some((one) => one.name === unique)) constants.push({ name: unique, value });
  return unique;
}

/** Turns `apiKey` into `API_KEY`, for languages that write constants that way. */
export function upperCase(camelCase: string): string {
  return camelCase.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toUpperCase();
}

function lowerFirst(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}
