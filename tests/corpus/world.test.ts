import { beforeAll, expect, test } from 'vitest';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import { descriptions, traits } from './descriptions';
import { type Outcome, playChains, withoutState } from './world/chains';
import { playDocumented } from './world/documented';
import { createJudge, createNoJudge } from './world/judge';
import { findLawBreaches } from './world/law';
import { type OpenedWorld, openRepaired } from './world/open-world';
import { others } from './world/others';

const all = [...descriptions, ...others];
const worlds = new Map<string, OpenedWorld>();
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  for (const { name, entry } of all) {
    const opened = await openRepaired(entry);
    if (opened === undefined) throw new Error(`${name} cannot be read.`);
    worlds.set(name, opened);
    outcomes.set(name, playChains(opened, opened.source.plan, createJudge(opened.bundled)));
  }
});

test('chains hold, and more of them than without state', () => {
  const rates = { chains: 0, held: 0, stateless: 0 };
  for (const [name, opened] of worlds) {
    const control = playChains(opened, withoutState(opened.source.plan), createNoJudge());
    rates.chains += outcomes.get(name)!.chains.length;
    rates.held += heldIn(outcomes.get(name)!);
    rates.stateless += heldIn(control);
  }
  process.stdout.write(
    `chains that hold: ${rates.held} of ${rates.chains}; without state ${rates.stateless}\n`,
  );
  expect(rates.held / rates.chains).toBeGreaterThan(LEAST_HELD);
  expect(rates.stateless).toBeLessThan(rates.held / 2);
});

/** Of the chains of the corpus; raise it when more hold. */
const LEAST_HELD = 0.8;

function heldIn({ chains }: Outcome): number {
  return chains.filter(({ failed }) => failed === undefined).length;
}

test.each(all)('no answer of $name breaks its schema, in chains or to documented requests', ({ name }) => {
  const { violations } = outcomes.get(name)!.verdicts;
  const documented = playDocumented(worlds.get(name)!);
  expect([...violations, ...documented.verdicts.violations]).toEqual([]);
});

test('answers that nobody could judge are counted', () => {
  const unread = [...outcomes].flatMap(([name, { verdicts }]) =>
    [...verdicts.unread].map((one) => `${name} ${one}`),
  );
  expect(unread.sort()).toEqual([]);
});

test('documented ids give the documented examples', () => {
  const breaches = [...worlds].flatMap(([name, opened]) =>
    findLawBreaches(opened).breaches.map((one) => `${name} ${one}`),
  );
  expect(breaches).toEqual([]);
});

test.each(traits)('no path of $name makes a world fail', ({ name }) => {
  const { source } = worlds.get(name)!;
  const world = createWorld(source);
  for (const { method, path } of source.contract.operations)
    for (const body of ['', '{}', '[]', 'null', '{"__proto__": 1}', '{"a":'])
      handle(world, {
        method,
        path: path.replaceAll(/\{[^}]*\}/g, '1'),
        query: '',
        headers: { 'content-type': 'application/json' },
        body,
      });
  expect(world.now).toBeGreaterThan(0);
});
