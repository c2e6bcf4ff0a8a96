import { describe, expect, it, test } from 'vitest';
import type { Change } from '../../../generator/compare/diff/change';
import { isNewVersion, judge, type Circumstances } from '../../../generator/compare/diff/gate/gate';
import { readWaivers } from '../../../generator/compare/diff/gate/waivers';
import { description } from './fixtures/descriptions';
import { changesBetween } from './side-of';

const OK = { '200': { description: 'Done.' } };
const things = description({ paths: { '/things': { get: { operationId: 'listThings', responses: OK } } } });
const dated = description({
  paths: { '/things': { get: { operationId: 'listThings', 'x-sunset': '2026-11-01', responses: OK } } },
});
const none = description({});

const circumstances = (more: Partial<Circumstances> = {}): Circumstances => ({
  waivers: [],
  settled: new Set(),
  versions: { base: '20241028', head: '20241028' },
  today: '2026-11-24',
  ...more,
});

const waiver = (fingerprint: string, until = '2027-01-31') => ({
  fingerprint,
  reason: 'Nobody calls it.',
  until,
});

async function removal(base = things): Promise<Change> {
  const [change] = await changesBetween(base, none);
  return change!;
}

describe('a breaking change', () => {
  it('blocks without a new version or a waiver', async () => {
    const change = await removal();
    expect([...judge([change], circumstances()).blocking]).toEqual([change.fingerprint]);
  });

  it('goes out with a new version', async () => {
    const versions = { base: '20241028', head: '20261124' };
    expect(judge([await removal()], circumstances({ versions })).blocking.size).toBe(0);
  });

  it('goes out with a waiver, which keeps its reason', async () => {
    const change = await removal();
    const { blocking, waived, mistakes } = judge(
      [change],
      circumstances({ waivers: [waiver(change.fingerprint)] }),
    );
    expect(blocking.size).toBe(0);
    expect(waived.get(change.fingerprint)).toBe('Nobody calls it.');
    expect(mistakes).toEqual([]);
  });

  it('goes out once the end that was announced has passed, and not before', async () => {
    const change = await removal(dated);
    expect(judge([change], circumstances()).blocking.size).toBe(0);
    expect(judge([change], circumstances({ today: '2026-10-31' })).blocking.size).toBe(1);
  });
});

describe('a waiver is a mistake', () => {
  it('after its last day, and then holds no longer', async () => {
    const change = await removal();
    const { blocking, mistakes } = judge(
      [change],
      circumstances({ waivers: [waiver(change.fingerprint, '2026-11-23')] }),
    );
    expect(blocking.size).toBe(1);
    expect(mistakes.map(({ message }) => message)).toEqual([
      `The waiver \`${change.fingerprint}\` ended on 2026-11-23.`,
    ]);
  });

  it('for longer than 90 days', async () => {
    const change = await removal();
    const messages = (until: string): string[] =>
      judge([change], circumstances({ waivers: [waiver(change.fingerprint, until)] })).mistakes.map(
        ({ remedy }) => remedy,
      );
    expect(messages('2027-02-22')).toEqual([]);
    expect(messages('2027-02-23')).toEqual(['Write a date up to 2027-02-22.']);
  });

  it('for no change, unless the base had it', async () => {
    const change = await removal();
    const waivers = [waiver('0123456789ab')];
    expect(judge([change], circumstances({ waivers })).mistakes).toHaveLength(1);
    const settled = new Set(['0123456789ab']);
    expect(judge([change], circumstances({ waivers, settled })).mistakes).toEqual([]);
  });

  it('for a change that breaks nothing', async () => {
    const [change] = await changesBetween(none, things);
    const { mistakes } = judge([change!], circumstances({ waivers: [waiver(change!.fingerprint)] }));
    expect(mistakes[0]?.message).toContain('additive, not breaking');
  });
});

test.each([
  ['20241028', '20261124', true],
  ['20261124', '20241028', false],
  ['2024-10-28', '2026-11-24', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['0.2.0', '0.3.0', true],
  ['0.2.0', '0.2.1', false],
  ['1.2.0', '1.2.0', false],
])('from %s to %s is a new version: %s', (base, head, expected) => {
  expect(isNewVersion({ base, head })).toBe(expected);
});

test.each([
  ['a list without its name', [{}]],
  ['another setting', { waiver: [] }],
  ['no reason', { waivers: [{ fingerprint: '0123456789ab', until: '2027-01-31' }] }],
  ['a short fingerprint', { waivers: [{ fingerprint: '0123', reason: 'A.', until: '2027-01-31' }] }],
  ['no date', { waivers: [{ fingerprint: '0123456789ab', reason: 'A.', until: 'soon' }] }],
  ['another member', { waivers: [{ ...waiver('0123456789ab'), by: 'me' }] }],
])('%s in changes.yaml is a mistake', (_, value) => {
  const { waivers, mistakes } = readWaivers(value);
  expect(waivers).toEqual([]);
  expect(mistakes).toHaveLength(1);
});
