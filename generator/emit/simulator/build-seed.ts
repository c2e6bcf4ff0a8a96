import type { JsonObject } from '#core/json/json';
import type { Seed, SeedCredential } from '#core/contracts/seed';
import { textOf } from '#core/json/read';
import type { ApiModel } from '../../model/api/api-model';
import { collectExamples, type ResponseExample } from './collect-examples';
import { buildMemories, collectRecords } from './seed-records';
import { highestIds, sharedSequences } from './sequences';
import type { CredentialSettings, SimulatorSettings } from './settings/settings';

/** Builds the initial state of the simulator: the records in the examples, and the credentials. */
export function buildSeed({ operations }: ApiModel, settings: SimulatorSettings): Seed {
  const examples = collectExamples(operations);
  const records = collectRecords(examples, operations, settings.records);
  const memoryOf = buildMemories(examples, settings.records);
  const resources = [...records.keys()];
  return {
    now: latestMoment(examples, settings),
    // The first credential opens an account; the settings have been checked for that.
    credentials: settings.credentials.flatMap(toSeedCredential) as Seed['credentials'],
    records: Object.fromEntries(
      [...records].map(([resource, known]) => [
        resource,
        [...known.values()].sort(compareIds).map((value) => ({ value, ...memoryOf(resource, value) })),
      ]),
    ),
    owners: Object.fromEntries(settings.credentials.flatMap(ownedBy)),
    hiddenIds: Object.fromEntries(
      resources
        .filter((resource) => !settings.hidden.except.includes(resource))
        .map((resource) => [resource, settings.hidden.id]),
    ),
    sequences: highestIds(examples, settings.records),
    sharedSequences: sharedSequences(settings.records),
  };
}

/** Returns the time of the newest record, which is the present time of the world. */
function latestMoment(examples: ResponseExample[], { records }: SimulatorSettings): number {
  return Math.max(0, ...examples.map(({ value }) => Number(value[records.time] ?? 0)));
}

function toSeedCredential(credential: CredentialSettings): SeedCredential[] {
  const { scheme, value, account, scope = '', isExpired } = credential;
  if (account === undefined) return [];
  return [{ scheme, value, accountId: account, scope, ...(isExpired && { isExpired }) }];
}

function ownedBy({ account, collections = [] }: CredentialSettings): [string, number][] {
  return account === undefined ? [] : collections.map((resource) => [resource, account]);
}

/** Compares ids: numbers by value, strings alphabetically. */
function compareIds({ id: one }: JsonObject, { id: other }: JsonObject): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return (textOf(one) ?? '') < (textOf(other) ?? '') ? -1 : 1;
}
