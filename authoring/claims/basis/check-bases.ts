import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import type { Entry } from '../../../site/claims/entry';
import { areSearchWords } from '../read/names';
import { citedIn, hasElement } from '../read/page-claims';
import { type Basis, parseBases } from '../../../site/claims/basis';
import { compareNumbers } from './compare-numbers';
import { riskyWordIn } from './free-words';
import type { KnownBases } from './known-bases';
import { statingWordIn } from './pointing-words';
import { isTopic, statesSomething } from './states-something';

/** Returns what is wrong with the basis of an accepted sentence; empty if it can rest on that. */
export function checkBasis({ at = '', sentence, basis }: Entry, known: KnownBases): string[] {
  const { bases, wrong } = parseBases(basis);
  const named = new Set(bases.map((one) => ('id' in one ? one.id : one.kind)));
  return [
    ...wrong.map((part) => `"${part}" is not a basis. Write ${FORMS}.`),
    ...bases.flatMap((one) => ('id' in one ? checkId(one.kind, one.id, known) : [])),
    ...(named.has('bound') && !hasElement(sentence)
      ? [
          'The sentence has no element, so it cannot be `bound`. Name what it rests on, or bind its names and values.',
        ]
      : []),
    ...checkWords(at, sentence, bases),
    ...citedIn(sentence)
      .filter((id) => !named.has(id))
      .map((id) => `The sentence cites ${id}: write \`decided ${id}\`, too.`),
    ...checkNumbers(sentence, bases, known),
  ];
}

/** A sentence that states something rests on what states it; the words around elements only point to them. */
function checkWords(at: string, sentence: string, bases: readonly Basis[]): string[] {
  if (bases.length === 0 || bases.some((one) => 'id' in one) || areSearchWords(at)) return [];
  const isAdvice = bases.some(({ kind }) => kind === 'advice');
  const free = isAdvice ? undefined : statingWordIn(sentence);
  const isRead = isAdvice && statesSomething(sentence);
  const hard = isRead ? riskyWordIn(sentence) : undefined;
  return [
    ...(free === undefined
      ? []
      : [`Its elements do not say "${free}": bind that too, or name what it rests on.`]),
    ...(hard === undefined
      ? []
      : [`It states something, and says "${hard}", so it cannot be \`advice\`. Name what it rests on.`]),
  ];
}

/** Compares the numbers of a sentence with those of the requirements and decisions that it rests on. */
function checkNumbers(sentence: string, bases: readonly Basis[], known: KnownBases): string[] {
  const named = bases.flatMap((one) =>
    'id' in one && one.kind !== 'executed'
      ? [{ name: `${one.kind} ${one.id}`, text: known[one.kind].get(one.id) ?? '' }]
      : [],
  );
  const names = named.map(({ name }) => name).join(', ');
  const texts = named.map(({ text }) => text).join('\n');
  return compareNumbers(sentence, texts).map(
    ({ said, wanted }) =>
      `It says "${said}", but its basis (${names}) says "${wanted.join('" and "')}". Correct one of them, or name what it rests on.`,
  );
}

const FORMS = '`bound`, `executed <id>`, `specified <id>`, `decided <id>`, `security <id>` or `advice`';

function checkId(kind: keyof KnownBases, id: string, known: KnownBases): string[] {
  const text = known[kind].get(id);
  if (kind === 'decided' && typeof text === 'string' && isTopic(text))
    return [`Decision "${id}" states nothing. Write what was decided, in a sentence with a verb.`];
  if (text !== undefined) return [];
  const remedy = didYouMean(findNearest(id, known[kind].keys())) ?? remedyFor(kind, known);
  return [`${NOUNS[kind]} "${id}". ${remedy}`];
}

const NOUNS: Record<keyof KnownBases, string> = {
  executed: 'No test declares',
  specified: 'Unknown requirement',
  decided: 'Unknown decision',
  security: 'Unknown security rule',
};

function remedyFor(kind: keyof KnownBases, known: KnownBases): string {
  if (kind === 'executed')
    return "Declare it with holds('…') after the title of the test that holds the sentence.";
  const [first] = known[kind].keys();
  return first === undefined
    ? 'The project has none: write it first.'
    : `Write the id of one, such as \`${first}\`.`;
}
