import type { Entry } from '../../../site/claims/entry';
import { parseBases } from '../../../site/claims/basis';
import { checkBasis } from '../basis/check-bases';
import { riskyWordIn } from '../basis/free-words';
import type { KnownBases } from '../basis/known-bases';

/** Returns why the basis of a sentence cannot be accepted with one key. */
export function objectionsTo(
  { sentence, basis }: Pick<Entry, 'sentence' | 'basis'>,
  known: KnownBases,
): string[] {
  if (basis === '') return ['It has no basis yet.'];
  const isBound = parseBases(basis).bases.every(({ kind }) => kind === 'bound');
  const word = isBound ? riskyWordIn(sentence) : undefined;
  return [
    ...checkBasis({ sentence, basis }, known),
    ...(word === undefined
      ? []
      : [`Its elements do not say "${word}": bind that too, or name what it rests on.`]),
  ];
}
