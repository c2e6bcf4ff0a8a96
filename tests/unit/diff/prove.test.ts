import { describe, expect, it } from 'vitest';
import type { Change } from '../../../generator/compare/diff/change';
import { diff } from '../../../generator/compare/diff/diff';
import { prove } from '../../../generator/compare/diff/prove/prove';
import { reaches } from '../../../generator/compare/diff/prove/shown';
import { RULES, type RuleId } from '../../../generator/compare/diff/rules';
import { PLANTED } from './fixtures';
import { description, operationDescription, schemaDescription } from './fixtures/descriptions';
import { sideOf } from './side-of';
import { holds } from '../../specified/holds';

/** Breaking changes that no run shows, by rule. */
const UNPLAYED: Partial<Record<RuleId, string>> = {
  'callback-moved': 'Nobody plays the receiver of a callback.',
  'callback-removed': 'Nobody plays the receiver of a callback.',
  'receiver-status-removed': 'Nobody plays the receiver.',
  'content-encoding-changed': 'Validators take every string.',
  'content-media-type-changed': 'Validators take every string.',
  'xml-changed': 'Validators know no XML.',
  'mapping-removed': 'Validators read no mapping.',
  'default-size-lowered': 'A contract has no records.',
  'limit-lowered': 'A contract has no clock.',
  'flow-address-changed': 'Nobody asks for tokens.',
  'flow-removed': 'Nobody asks for tokens.',
  'scope-withdrawn': 'Nobody asks for tokens.',
  'header-form-changed': 'Values are played, not their characters.',
  'serialization-changed': 'Values are played, not their characters.',
  'empty-withdrawn': 'Values are played, not their characters.',
  'parameter-encoding-changed': 'Values are played, not their characters.',
  'part-encoding-changed': 'Values are played, not their characters.',
  'part-header-required': 'Values are played, not their characters.',
  'server-own': 'Nobody asks another host.',
  'server-removed': 'Nobody asks another host.',
  'server-variable-removed': 'Nobody asks another host.',
  'version-header-changed': 'The contract does not say how versions are chosen.',
  'version-removed': 'The contract does not say how versions are chosen.',
};

/** Planted changes that no run shows, although runs show others of the same rule. */
const UNPLAYED_FIXTURES: Record<string, string> = {
  'values: float to double, back': 'Validators do not know how large a float is.',
  'requests: moved, back': 'A header that is not described is ignored.',
  'apis: other tokens in the same header, back': 'The tokens look alike.',
  'responses: member of an item, back': 'Only bodies in JSON are played.',
  'structures: field of a document in a string': 'Validators take every string.',
  'structures: field of a document in a string, back': 'Validators take every string.',
};

const planted = Object.entries(PLANTED).flatMap(([subject, all]) =>
  all.map((one) => ({ ...one, id: `${subject}: ${one.name}` })),
);

async function played({ base, head }: Pick<(typeof planted)[number], 'base' | 'head'>) {
  const [one, other] = [await sideOf(base), await sideOf(head)];
  const changes = diff(one, other);
  return { changes, ...prove(changes, one, other) };
}

function isPlayable(id: string, { rule, severity }: Change): boolean {
  return severity === 'breaking' && !(rule in UNPLAYED) && !(id in UNPLAYED_FIXTURES);
}

describe.each(planted)('$id', ({ id, base, head }) => {
  it('has a failing run if it breaks, and none that contradicts', async () => {
    const { changes, proofs, contradictions } = await played({ base, head });
    const breaking = changes.filter(({ severity }) => severity === 'breaking');
    const byRule = breaking.filter(({ fingerprint }) => proofs.get(fingerprint)?.by === 'rule');
    expect(byRule.filter((change) => isPlayable(id, change)).map(({ rule }) => rule)).toEqual([]);
    expect(contradictions).toEqual([]);
    // A reason that is no longer needed.
    const isListed = id in UNPLAYED_FIXTURES || breaking.some(({ rule }) => rule in UNPLAYED);
    expect(isListed && byRule.length === 0).toBe(false);
  });
});

it('excuses only rules that exist', () => {
  expect(Object.keys(UNPLAYED).filter((rule) => !(rule in RULES))).toEqual([]);
});

describe('a verdict that is too mild', () => {
  const thing = (maxLength: number) => schemaDescription({ type: 'string', maxLength });

  it('is contradicted by the call that fails', holds('changes.severities'), async () => {
    const [base, head] = [await sideOf(thing(10)), await sideOf(thing(5))];
    const mild = diff(base, head).map((change) => ({
      ...change,
      sent: { ...change.sent!, severity: 'additive' as const },
    }));
    const { contradictions } = prove(mild, base, head);
    expect(contradictions.map(({ fingerprint }) => fingerprint)).toEqual([mild[0]!.fingerprint]);
    expect(contradictions[0]!.message).toContain('POST /things "string" → 400');
  });
});

describe('a documented body', () => {
  const order = (maxLength: number) => {
    const schema = {
      type: 'object',
      required: ['code', 'lines'],
      properties: {
        // Only the author knows a value.
        code: { type: 'string', pattern: '^K-[0-9]{4}-ok$' },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { note: { type: 'string', maxLength } } },
        },
      },
    };
    const example = { code: 'K-2026-ok', lines: [{ note: 'x'.repeat(3) }], more: 'y'.repeat(200) };
    return operationDescription({
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
    });
  };

  it('is played with the values at the edges of each field, also within lists', async () => {
    const { changes, proofs, runs } = await played({ base: order(10), head: order(5) });
    expect(changes).toHaveLength(1);
    expect(runs).toBeGreaterThan(10);
    const proof = proofs.get(changes[0]!.fingerprint)!;
    expect(proof).toMatchObject({ by: 'run', excerpt: 'POST /things {… "note": "aaaaaaaaaa" …}' });
    expect(proof.call).toContain('"code":"K-2026-ok"');
  });
});

describe('a run', () => {
  it('shows a call of the base that the head refuses', async () => {
    const { changes, proofs } = await played({
      base: description({
        paths: { '/a': { get: { operationId: 'a', responses: { '200': { description: 'A.' } } } } },
      }),
      head: description({}),
    });
    expect(proofs.get(changes[0]!.fingerprint)).toEqual({
      by: 'run',
      call: 'GET /a',
      before: '200',
      after: '404, there is no such operation',
    });
  });

  it('of hostile values can be printed', async () => {
    const hostile = '\u001b[31m\ud800\n`';
    const parameter = { name: 'a', in: 'query', required: true, schema: { enum: [hostile] } };
    const operation = {
      operationId: 'a',
      parameters: [parameter],
      responses: { '200': { description: 'A.' } },
    };
    const { changes, proofs } = await played({
      base: description({ paths: { '/a/{id}': { get: operation } } }),
      head: description({}),
    });
    expect(proofs.get(changes[0]!.fingerprint)?.call).toMatch(/^GET \/a\/\w+\?a=[\w%`]+$/);
  });

  it.each([
    ['the same field', 'body application/json', '.a[].b', 'body application/json', '.a[].b', true],
    ['a field below', 'body application/json', '.a[].b', 'body application/json', '.a', true],
    ['a field above', 'body application/json', '.a', 'body application/json', '.a[].b', false],
    ['an alternative', 'body application/json', '.a.b', 'body application/json', '.a|card.b', true],
    ['a field of a map', 'body application/json', '.a.x', 'body application/json', '.a{*}', true],
    ['another part', 'query parameter `a`', '', 'body application/json', '', false],
    ['the address', undefined, '', 'body application/json', '', false],
    ['the call', undefined, '', undefined, '', true],
  ])('reaches or misses a change by %s', (_, what, path, site, at, isReached) => {
    expect(reaches({ what, path }, { what: site, path: at })).toBe(isReached);
  });
});
