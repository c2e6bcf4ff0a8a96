import { JOINING } from './phrases';
import type { Token } from './token';

const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'without',
  'neither',
  'nor',
  'none',
  'noth',
  'nobodi',
  'nowher',
]);

/** Between a negation and the word that it governs. */
const BETWEEN = new Set(['can', 'must', 'ani', 'veri', 'yet', 'ever', 'be']);

/** Words that deny something without a negation: they can replace one. */
const DENYING =
  /^(?:null|unknown|stop|ignor|fail|miss|instead-of|empti|refus|reject|lack|omit|hide|hidden|wrong|invalid|fals|prevent|avoid|delet|gone|leav|skip|zero|drop|un\w{4,}|in(?:valid|complet|correct)|except|rather|els|otherwis|minus|exclud)$/;

/** Where a clause ends without a comma. */
const CONJUNCTIONS = new Set([
  'but',
  'if',
  'when',
  'while',
  'until',
  'except',
  'becaus',
  'so',
  'which',
  'that',
]);

/** Whether a word is a negation. */
export function isNegation(key: string): boolean {
  return NEGATIONS.has(key);
}

/** Whether a word denies something, with or without a negation. */
export function isDenying(key: string): boolean {
  return NEGATIONS.has(key) || DENYING.test(key);
}

/** Returns the sign of each token, and how many negations there are. */
export function signsOf(tokens: readonly Token[]): { signs: Token['sign'][]; negations: number } {
  const clauses = clausesOf(tokens);
  const denied = new Set(
    tokens.flatMap((token, index) => (NEGATIONS.has(token.key) ? [clauses[index]] : [])),
  );
  const signs = tokens.map((_, index): Token['sign'] => (denied.has(clauses[index]) ? '?' : '+'));
  for (const [index, token] of tokens.entries()) {
    if (!NEGATIONS.has(token.key)) continue;
    const governed = tokens.findIndex(
      (one, at) => at > index && !BETWEEN.has(one.key) && !(one.kind === 'word' && JOINING.has(one.key)),
    );
    if (governed >= 0 && clauses[governed] === clauses[index]) signs[governed] = '-';
  }
  return { signs, negations: tokens.filter(({ key, kind }) => kind === 'word' && NEGATIONS.has(key)).length };
}

function clausesOf(tokens: readonly Token[]): string[] {
  let part = 0;
  return tokens.map(({ clause, key }) => {
    if (CONJUNCTIONS.has(key)) part++;
    return `${clause} ${part}`;
  });
}
