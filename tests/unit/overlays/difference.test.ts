import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json, JsonObject } from '#core/json/json';
import { applyOverlay } from '../../../generator/read/overlays/apply-overlay';
import { actionsBetween } from '../../../generator/read/overlays/difference';
import { formatOverlay } from '../../../generator/read/overlays/format-overlay';
import { formatPath } from '../../../generator/read/overlays/format-path';
import { readOverlay } from '../../../generator/read/overlays/read-overlay';
import { select } from '../../../generator/read/overlays/select';

/** The second document, made of the first by the overlay between them, through its text. */
function lead(from: JsonObject, to: JsonObject): JsonObject {
  const actions = actionsBetween(from, to);
  if (actions.length === 0) return from;
  const { overlay, mistakes } = readOverlay(parse(formatOverlay('1', './a.yaml', actions)) as Json);
  if (!overlay) throw new Error(JSON.stringify(mistakes));
  const applied = applyOverlay(overlay, from);
  expect(applied.mistakes).toEqual([]);
  return applied.document;
}

function targetsBetween(from: JsonObject, to: JsonObject): string[] {
  return actionsBetween(from, to).map(({ target, change }) => `${change.kind} ${target}`);
}

describe('the actions are as small as the difference', () => {
  test.each<[string, JsonObject, JsonObject, string[]]>([
    ['none', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['the order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a member is gone', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, ['remove $.a.b']],
    ['a value changed', { a: { b: 1 } }, { a: { b: 2 } }, ['update $.a']],
    ['a list became an object', { a: [] }, { a: {} }, ['remove $.a', 'update $']],
    ['entries of a list are gone', { a: [1, 2, 3, 4] }, { a: [1, 3] }, ['remove $.a[3]', 'remove $.a[1]']],
    ['an object in a list changed', { a: [{ b: 1 }, 2] }, { a: [{ b: 2 }, 2] }, ['update $.a[0]']],
    ['a list got longer', { a: [1] }, { a: [1, 2] }, ['remove $.a', 'update $']],
  ])('%s', (_, from, to, targets) => {
    expect(targetsBetween(from, to)).toEqual(targets);
    expect(lead(from, to)).toEqual(to);
  });
});

test('leads from any document to any other', () => {
  const document = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
  const isPlain = (value: JsonObject) => !JSON.stringify(value).includes('"__proto__"');
  fc.assert(
    fc.property(document.filter(isPlain), document.filter(isPlain), (from, to) => {
      const [one, other] = [from, to].map((value) => JSON.parse(JSON.stringify(value)) as JsonObject);
      expect(lead(one!, other!)).toEqual(other);
    }),
  );
});

test.each(['/things/{id}', "it's", 'a"b', 'back\\slash', 'line\nfeed', '\u0000', '', 'café', '0', '$.a'])(
  'a member called %j is found by its path',
  (name) => {
    const document = { [name]: [{ deep: 'here' }] };
    expect(select(document, formatPath([name, 0, 'deep']))).toEqual([
      { value: 'here', tokens: [name, '0', 'deep'] },
    ]);
  },
);
