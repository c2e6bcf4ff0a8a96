import { expect, it } from 'vitest';
import type { Changelog, ChangeVerdict } from '#core/contracts/changelog';
import type { JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { buildChangelog } from '../../generator/compare/changelog/build-changelog';
import { callsOf, type Call } from '../../generator/compare/diff/prove/call';
import { createJudgeCall } from '../../generator/compare/diff/prove/judge-call';
import { createMutations } from '../../generator/compare/diff/prove/mutations';
import { createPairs } from '../../generator/compare/diff/prove/pairs';
import { playMessages } from '../../generator/compare/diff/prove/play-messages';
import { createSchemaChecks } from '../../generator/compare/diff/prove/schema-checks';
import { createVariants } from '../../generator/compare/diff/prove/variants';
import { toFootprints } from '../../site/src/what-changes/footprint';
import { readCalls } from '../../site/src/what-changes/read/read-calls';
import { findTouched, type Answer } from '../../site/src/what-changes/touched-changes';
import { sideOf } from '../unit/diff/side-of';
import { createRandom, type Random } from './footprints/random';
import { PLANTS, randomApi } from './footprints/random-change';
import { toCode, toCurl, toHar } from './footprints/write-calls';

const CHANGES = 250;
const READERS = 4;
const SEED = Number(process.env.FOOTPRINT_SEED ?? 1);

/** A random description with one change, and what its calls run into. */
interface World {
  plant: string;
  changelog: Changelog;
  /** Calls that the base takes, of each operation. */
  valid: Call[][];
  isRefused: (call: Call) => boolean;
  /** Whether a reader of the base does not understand what the head responds. */
  isMisread: (operationId: string) => boolean;
}

const counts = { refused: 0, misread: 0, warned: 0, spared: 0 };

it(`misses no breaking change for ${CHANGES * READERS} random readers of ${CHANGES} random changes`, async () => {
  const plants = new Set<string>();
  for (let index = 0; index < CHANGES; index += 1) {
    const seed = SEED * CHANGES + index;
    const random = createRandom(seed);
    const world = await createWorld(random);
    plants.add(world.plant);
    for (let reader = 0; reader < READERS; reader += 1)
      expect({ seed, reader, plant: world.plant, missed: missedBy(world, random) }).toMatchObject({
        missed: [],
      });
  }
  console.log(
    `${counts.refused} calls are refused, ${counts.misread} responses misread; ${counts.warned} readers are warned, ${counts.spared} are spared a change that breaks others`,
  );
  expect([...plants].toSorted()).toEqual(Object.keys(PLANTS).toSorted());
  // An answer that warns everybody would miss nothing.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
});

/** The breaking changes that the answer for a random reader does not have. */
function missedBy({ changelog, valid, isRefused, isMisread }: World, random: Random): string[] {
  const calls = Array.from({ length: 3 }, () => random.pick(random.pick(valid) ?? []) ?? []).flat();
  const write = random.pick([toHar, toHar, toCurl, toCurl, toCode])!;
  const { calls: footprints } = toFootprints(readCalls(write(calls)), changelog);
  const answer = findTouched(changelog.releases.slice(0, 1), footprints);
  const refused = calls.filter(isRefused);
  const misread = [...new Set(calls.map(({ operationId }) => operationId))].filter(isMisread);
  counts.refused += refused.length;
  counts.misread += misread.length;
  counts.warned += answer.touched.some(warns) ? 1 : 0;
  counts.spared += changelog.releases[0]!.breaking && !answer.touched.some(warns) ? 1 : 0;
  return [
    ...refused
      .filter((call) => !isToldOf('sent', call.operationId, answer))
      .map(({ path }) => `sent ${path}`),
    ...misread.filter((id) => !isToldOf('received', id, answer)).map((id) => `received ${id}`),
    ...byRule(changelog, calls, answer),
  ];
}

/** Whatever breaks a response by its rule, too: some changes of responses show in no message that is played. */
function byRule({ releases: [release] }: Changelog, calls: readonly Call[], { touched }: Answer): string[] {
  const told = new Set(touched.filter(warns).map(({ change }) => change.fingerprint));
  return release!.changes
    .filter(
      ({ received }) =>
        isWarning(received) && calls.some((call) => received.affected.includes(call.operationId)),
    )
    .filter(({ fingerprint }) => !told.has(fingerprint))
    .map(({ rule }) => `received ${rule}`);
}

function isToldOf(direction: 'sent' | 'received', id: string, { touched }: Answer): boolean {
  return touched.some(({ change, severity }) => {
    const verdict = change[direction];
    return isSevere(severity) && isWarning(verdict) && verdict.affected.includes(id);
  });
}

const warns = ({ severity }: Answer['touched'][number]): boolean => isSevere(severity);
const isSevere = (severity: string): boolean => severity === 'breaking' || severity === 'risky';
const isWarning = (verdict: ChangeVerdict | undefined): verdict is ChangeVerdict =>
  verdict !== undefined && isSevere(verdict.severity);

async function createWorld(random: Random): Promise<World> {
  const before = randomApi(random);
  const { plant, after } = plantOne(before, random);
  const [base, head] = [await sideOf(before), await sideOf(after)];
  const checks = { base: createSchemaChecks(base), head: createSchemaChecks(head) };
  const [old, now] = [base, head].map(({ bundle }) => {
    const variants = createVariants(bundle);
    return { variants, mutations: createMutations(bundle, variants) };
  });
  const pairOf = createPairs(base, head);
  const takes = createJudgeCall(base, checks.base.request);
  const judge = createJudgeCall(head, checks.head.request);
  const sourcesOf = (id: string) => {
    const pair = pairOf(id)!;
    return [{ operation: pair.before, ...old! }, ...(pair.after ? [{ operation: pair.after, ...now! }] : [])];
  };
  return {
    plant,
    changelog: buildChangelog({
      model: head.model,
      bundle: head.bundle,
      earlier: [{ version: '1', bundle: base.bundle }],
    }),
    valid: base.model.operations.map((operation) =>
      callsOf(base, operation, sourcesOf(operation.id)).filter((call) => takes(call).length === 0),
    ),
    isRefused: (call) => judge(call).length > 0,
    isMisread: (id) => {
      const pair = pairOf(id)!;
      // A call that is refused has no response. Part of a closed object is closed for a sender in both versions.
      if (!pair.after || plant === 'others refused') return false;
      const same = { base: checks.base, head: checks.base };
      const usual = playMessages({ ...pair, after: pair.before }, sourcesOf(id), same);
      return playMessages(pair, sourcesOf(id), checks).shown.length > usual.shown.length;
    },
  };
}

/** Plants one change that applies. */
function plantOne(before: JsonObject, random: Random): { plant: string; after: JsonObject } {
  for (;;) {
    const after = structuredClone(before);
    objectOf(after.info).version = '2';
    const plant = random.pick(Object.keys(PLANTS))!;
    if (PLANTS[plant]!(after, random)) return { plant, after };
  }
}
