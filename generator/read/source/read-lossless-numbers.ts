import { type LosslessNumbers, type LossyNumber, findLosslessNumbers } from '#core/json/lossless-numbers';
import { placeAt } from '#core/text/place-at';
import type { Location, Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { LocalDocuments } from './documents';

/**
 * Returns the digits of the numbers that JavaScript would round, and a warning for each number whose digits cannot be kept.
 * @param documents must have read all files of the description.
 */
export function readLosslessNumbers({ sources }: Pick<LocalDocuments, 'sources'>): {
  exact: LosslessNumbers;
  problems: Problem[];
} {
  const { exact, lost } = findLosslessNumbers(sources.map(({ body }) => body));
  const place = ({ text, offset }: LossyNumber) => locate(sources[text]!, offset);
  return { exact, problems: lost.map((number) => explain(number, place(number))) };
}

function explain({ written, printed }: LossyNumber, location: Location): Problem {
  return {
    ruleId: 'lossless-numbers',
    severity: 'warn',
    message: `The digits of ${written} cannot be kept: pages show ${printed}, also in other numbers and strings.`,
    remedy: 'Write one of these numbers alone, leave it to the `format`, or mention it in a description.',
    location,
  };
}

function locate({ body, absoluteRef }: LocalDocuments['sources'][number], offset: number): Location {
  return { file: relativePath(absoluteRef), ...placeAt(offset, body), pointer: '' };
}
