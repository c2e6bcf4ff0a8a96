import { createHash } from 'node:crypto';
import { capitalize } from '#core/text/capitalize';

const MAX_LENGTH = 100;

const SIGNS: Readonly<Record<string, string>> = { '+': 'Plus', '-': 'Minus' };

/**
 * Returns a name as that of a type: letters and digits of ASCII, words with a capital, a letter first. Other letters become their code points, a long
 * name is cut and gets a hash of the whole. Not unique: `a_b` and `aB` are the same.
 */
export function pascalCase(name: string): string {
  const signed = name.replace(/^[+-](?=\d)/, (sign) => SIGNS[sign] ?? sign);
  const plain = signed.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain
    .replace(/(?![A-Za-z0-9])[\p{L}\p{N}]/gu, (letter) => ` U${letter.codePointAt(0)!.toString(16)} `)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words.map(capitalize).join('').replace(/^\d/, 'N$&') || `Name${hashOf(name)}`;
  const cut = joined.length <= MAX_LENGTH ? joined : joined.slice(0, MAX_LENGTH) + hashOf(name);
  return cut;
}

/** Gives every wish a name that is not taken: the wish, or the wish with a number. */
export function chooseName(taken: Set<string>, wish: string): string {
  let name = wish;
  for (let count = 2; taken.has(name); count += 1) name = `${wish}${count}`;
  taken.add(name);
  return name;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
