import { readSlots } from '../slots/read-slots';
import type { Token } from '../slots/token';

/** A sentence in which patterns find statements: each name in code or an element is `C3`, each number `N4`, and a clause ends with `;`. */
export interface Signs {
  text: string;
  tokens: readonly Token[];
}

/** Reads a sentence with its tokens in their order. */
export function readSigns(sentence: string): Signs {
  const tokens = readSlots(sentence).all;
  const text = tokens
    .map((token, index) => {
      const last = tokens[index - 1];
      return last !== undefined && last.clause !== token.clause
        ? `; ${signOf(token, index)}`
        : signOf(token, index);
    })
    .join(' ');
  return { text, tokens };
}

function signOf({ kind, text }: Token, index: number): string {
  if (kind === 'code') return `C${index}`;
  return kind === 'number' ? `N${index}` : text.toLowerCase();
}

/** Returns each match of a pattern. */
export function matchesIn({ text }: Signs, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

/** Returns the token of a sign; undefined for a word. */
export function tokenOf(sign: string | undefined, { tokens }: Signs): Token | undefined {
  return sign !== undefined && /^[CN]\d+$/.test(sign) ? tokens[Number(sign.slice(1))] : undefined;
}

/** Returns the name or number that a sign is for, or its word. */
export function keyOf(sign: string, signs: Signs): string {
  return tokenOf(sign, signs)?.key ?? sign;
}

/** Returns the last name before an offset, except a given one. */
export function nameBefore(index: number, signs: Signs, except = ''): Token | undefined {
  const names = [...signs.text.slice(0, index).matchAll(/C\d+/g)].map(([sign]) => sign);
  return tokenOf(
    names.findLast((sign) => sign !== except),
    signs,
  );
}
