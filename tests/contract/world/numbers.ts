import { groupBy } from './group-by';
import { asText } from './json';
import type { World } from './load-world';
import { sightingsOf } from './sightings';

type Numbered = { id: number; series: string; place: number };

const MAX_LENGTH = 20;

function toNumbered(id: number, number: string): Numbered {
  const [, series = number, digits = ''] = /^(.*?)(\d+)$/.exec(number) ?? [];
  return { id, series, place: Number(digits) };
}

function checkSeries(documents: Numbered[]): string[] {
  const sorted = documents.sort((a, b) => a.id - b.id);
  return sorted.flatMap((document, index) => {
    const before = sorted[index - 1];
    const isNext = before === undefined || document.place === before.place + 1;
    return isNext
      ? []
      : [`document ${document.id}: ${document.series}${document.place} does not follow ${before.place}`];
  });
}

/** Checks that the numbers of each series rise by one from document to document. */
export function checkNumbers(world: World): string[] {
  const numbers = new Map(
    sightingsOf(world, 'document').map(({ id, record }) => [id, asText(record['number'])]),
  );
  const tooLong = [...numbers.values()].filter((number) => number.length > MAX_LENGTH);
  const bySeries = groupBy(
    [...numbers].map(([id, number]) => toNumbered(id, number)),
    ({ series }) => series,
  );
  return [
    ...tooLong.map((number) => `${number}: longer than ${MAX_LENGTH} characters`),
    ...[...bySeries.values()].flatMap(checkSeries),
  ];
}
