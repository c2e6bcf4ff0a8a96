import { expect, test } from 'vitest';
import { groupByTopic } from '#core/labels/note-topics';

test('notes without a topic come first, then each topic once, in the order of the description', () => {
  const note = (html: string, topic?: string) => ({ html, basis: 'choice' as const, topic });
  const groups = groupByTopic([note('1', 'Refunds'), note('2'), note('3', 'Items'), note('4', 'Refunds')]);
  expect(groups.map(({ topic, notes }) => [topic, notes.map(({ html }) => html).join()])).toEqual([
    [undefined, '2'],
    ['Refunds', '1,4'],
    ['Items', '3'],
  ]);
});
