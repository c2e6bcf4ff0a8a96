import { beforeAll, expect, test } from 'vitest';
import { type Outcome, playChains, withoutState } from '../../corpus/world/chains';
import { createJudge, createNoJudge } from '../../corpus/world/judge';
import { findLawBreaches } from '../../corpus/world/law';
import { type OpenedWorld, openWorld } from '../../corpus/world/open-world';
import { plantFaults } from '../../corpus/world/plant-faults';
import { PLANNED } from '../../corpus/world/planned';

const worlds = new Map<string, OpenedWorld>();
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  for (const { name, entry } of PLANNED) {
    const opened = await openWorld(entry);
    worlds.set(name, opened);
    outcomes.set(name, playChains(opened, opened.source.plan, createJudge(opened.bundled)));
  }
});

const heldOf = (all: Iterable<Outcome>) =>
  [...all].flatMap(({ chains }) => chains).filter(({ failed }) => failed === undefined).length;

test('chains hold, and more of them than without state', () => {
  const all = [...outcomes.values()].flatMap(({ chains }) => chains);
  const stateless = [...worlds.values()].map((opened) =>
    playChains(opened, withoutState(opened.source.plan), createNoJudge()),
  );
  const failed = [...outcomes].flatMap(([name, { chains }]) =>
    chains.flatMap((chain) =>
      chain.failed === undefined ? [] : [`${name} ${chain.resource} ${chain.failed}`],
    ),
  );
  expect(failed).toEqual(FAILING);
  expect(all.length).toBeGreaterThan(10);
  expect(heldOf(stateless)).toBeLessThan(heldOf(outcomes.values()) / 2);
});

/** Chains that do not hold, and why. */
const FAILING: string[] = [
  // The form takes any status, and answers have an enum.
  'petstore-3.0 /pet change: status is not what was sent',
  // The answer to an upload names the new record by nothing but its address.
  'readme-3.1 /branches/{}/apis get: nothing shows the id',
];

test.each(PLANNED)('every answer of $name matches its schema, and every schema was read', ({ name }) => {
  const { verdicts } = outcomes.get(name)!;
  expect(verdicts.violations).toEqual([]);
  expect([...verdicts.unread]).toEqual([]);
});

test.each(PLANNED)('the documented ids of $name give the documented examples', ({ name }) => {
  expect(findLawBreaches(worlds.get(name)!).breaches).toEqual([]);
});

const isWhole = (name: string, key: string) =>
  outcomes.get(name)!.chains.some(({ resource, failed }) => resource === key && failed === undefined);

test('a fault in a plan is noticed by chains or by examples', () => {
  // Half of the time would go to the largest description.
  const planted = [...worlds]
    .filter(([name]) => name !== 'readme-3.1')
    .flatMap(([name, opened]) =>
      plantFaults(opened.source.plan, (key) => isWhole(name, key)).map((fault) => ({
        name,
        opened,
        ...fault,
      })),
    );
  const missed = planted.filter(({ name, opened, plan, resource }) => {
    const [chain] = playChains(opened, plan, createNoJudge(), resource).chains;
    const isSame =
      JSON.stringify(chain) ===
      JSON.stringify(outcomes.get(name)!.chains.find((one) => one.resource === resource));
    return isSame && findLawBreaches(opened, plan).breaches.length === 0;
  });
  expect(planted.length).toBeGreaterThan(20);
  expect(
    missed.length / planted.length,
    JSON.stringify(missed.map(({ name, what }) => `${name} ${what}`)),
  ).toBeLessThan(0.05);
});
