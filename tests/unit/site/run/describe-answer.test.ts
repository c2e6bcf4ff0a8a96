import { expect, test } from 'vitest';
import type { WorldAnswer } from '#core/world/answer';
import { holds } from '../../../specified/holds';
import { describeEffect, describeOrigins } from '../../../../site/src/run/world/WorldView/describe-answer';

const answer = (more: Partial<WorldAnswer>): WorldAnswer => ({
  status: 200,
  headers: {},
  kind: 'answered',
  isDocumented: true,
  effect: 'none',
  provenance: { stored: [], computed: [], example: [], made: [] },
  repaired: [],
  notes: [],
  ...more,
});

test('values are listed by their origin, the most certain first', () => {
  const provenance = { stored: ['/name'], computed: ['/id'], example: [], made: ['/fee', '/tags/0'] };
  expect(describeOrigins(answer({ provenance, repaired: ['/fee'] }))).toMatchObject([
    { origin: 'stored', pointers: ['name'] },
    { origin: 'computed', pointers: ['id'] },
    { origin: 'made', pointers: ['fee', 'tags/0'] },
    { origin: 'repaired', pointers: ['fee'] },
  ]);
});

test('a body of one origin is named as a whole', () => {
  const provenance = { stored: [], computed: [], example: [''], made: [] };
  expect(describeOrigins(answer({ provenance }))).toMatchObject([
    { origin: 'example', pointers: [], left: 0 },
  ]);
});

test('a long list says how many values it leaves out', holds('world-run.origins'), () => {
  const made = Array.from({ length: 15 }, (_, index) => `/${index}`);
  const provenance = { stored: [], computed: [], example: [], made };
  const [only] = describeOrigins(answer({ provenance }));
  expect(only!.pointers.length + only!.left).toBe(15);
  expect(only!.pointers.length).toBeLessThan(15);
});

test(
  'a change that is not certain is said to be so, and a status that nobody documents',
  holds('world-run.effect'),
  () => {
    expect(describeEffect(answer({ effect: 'stored' }))).toEqual([]);
    expect(describeEffect(answer({ effect: 'unknown' }))).toHaveLength(1);
    expect(describeEffect(answer({ effect: 'assumed' }))).toHaveLength(1);
    expect(describeEffect(answer({ isDocumented: false }))).toHaveLength(1);
    expect(describeEffect(answer({ isDocumented: false, kind: 'none' }))).toEqual([]);
  },
);
