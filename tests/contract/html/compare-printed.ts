import { UNNAMED_BRANCH } from './markup';
import type { Printed, Texts } from './read-printed';

/**
 * How a page differs from what it has to print of things of one kind, in both directions.
 * @returns a sentence for each difference: the place, what the description says, and what the page says.
 */
export function comparePrinted(printed: readonly Printed[], expected: readonly Printed[]): string[] {
  const found = byKey(printed.filter(({ texts: { name = [] } }) => !UNNAMED_BRANCH.test(name.join())));
  const wanted = byKey(expected);
  return [
    ...[...wanted].flatMap(([key, { texts }]) => {
      const there = found.get(key);
      return there ? compareTexts(key, there.texts, texts) : [`${key}: the page does not print it.`];
    }),
    ...[...found.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${key}: the description does not have it.`),
  ];
}

/** Numbers the parts that have neither an anchor nor a name. */
function byKey(list: readonly Printed[]): Map<string, Printed> {
  const known = new Map<string, Printed>();
  for (const one of list) {
    const key = keyOf(one);
    const { length } = [...known.keys()].filter((other) => other.replace(/ \(\d+\)$/, '') === key);
    known.set(length === 0 ? key : `${key} (${length + 1})`, one);
  }
  return known;
}

function keyOf({ owner, id, texts }: Printed): string {
  return `${owner} ${id ?? texts.name?.join() ?? ''}`.trim();
}

function compareTexts(key: string, found: Texts, wanted: Texts): string[] {
  const parts = new Set([...Object.keys(found), ...Object.keys(wanted)] as (keyof Texts)[]);
  return [...parts].flatMap((part) => {
    const there = found[part] ?? [];
    const should = wanted[part] ?? [];
    return squeeze(there) === squeeze(should)
      ? []
      : [`${key}: its ${part} is ${JSON.stringify(should)}, and the page prints ${JSON.stringify(there)}.`];
  });
}

/** Where blocks meet, a reader sees a gap that the text does not hold. */
function squeeze(texts: readonly string[]): string {
  return JSON.stringify(texts).replaceAll(/\s+/g, '');
}
