import { elementFor, type Api } from '../../site/lint/api';
import { matchesIn } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';
import { isIn, shownCode } from '../../site/lint/shown-code';
import { ownNames } from './own-names';

/** Kinds of words that only a machine writes, with their patterns. */
const SHAPES: { kind: string; pattern: RegExp }[] = [
  { kind: 'host', pattern: /\b(?:[\w{}-]+\.)*\w+\.example\b(?:\/[\w/{}.-]*)?/g },
  { kind: 'name', pattern: /\b[a-z]+(?:_[a-z\d]+)+\b/g },
  { kind: 'operation', pattern: /\b[a-z]+[A-Z][A-Za-z]+\b/g },
  { kind: 'event', pattern: /\b[a-z_]+\.(?:[a-z_]+\.)*[a-z_]+\b(?!\/)/g },
  { kind: 'header', pattern: /\bX-[A-Za-z-]+\b/g },
  { kind: 'call', pattern: /\b(?:GET|POST|PUT|PATCH|DELETE) \/[\w/{}]+/g },
  { kind: 'path', pattern: /(?<![\w/.:<}])\/[a-z_]+(?:\/[\w{}]+)*/g },
  { kind: 'decision', pattern: /\bG-[A-Z]+-\d+[a-z]?\b/g },
];

/** Reports a name of the API that is in a sentence without an element. */
export const unboundWord: Rule = {
  id: 'unbound-word',
  check(page, api) {
    const own = ownNames(page, api);
    const shown = shownCode(page, api);
    const isFree = (kind: string, text: string) =>
      own.has(text) || (kind === 'name' && elementFor(text, api) === undefined && isIn(shown, text));
    return SHAPES.flatMap(({ kind, pattern }) =>
      matchesIn(page, pattern)
        .filter(
          ({ groups: [text = ''] }) =>
            !isFree(kind, text) && !(kind === 'event' && text.endsWith('.example')),
        )
        .map(({ groups: [text = ''], offset }) => ({
          offset,
          message: `The ${kind} ${text} is a plain word in the sentence.`,
          remedy: remedyFor(kind, text, api),
        })),
    );
  },
};

function remedyFor(kind: string, text: string, api: Api): string {
  if (kind === 'decision') return `Write <Basis of="${text}" />.`;
  const element = elementFor(text, api);
  return element ? `Write ${element}.` : 'Use an element, or code font for a name outside the API.';
}
