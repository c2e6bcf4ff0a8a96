import type { JsonObject } from '#core/json/json';
import { lists } from '../task/known-names';
import type { World } from './world';

/** The records of every list, by the name of the list and by id, as all accounts together see them. */
export type Snapshot = Map<string, Map<number, JsonObject>>;

/** One credential for each account. */
const READERS = ['readOnlyToken', 'sellerToken', 'eInvoicingToken'];

/** Statuses of a list that an account does not have. */
const NO_ACCESS = [401, 406];

/** Reads every list of every account to its end. */
export async function takeSnapshot(world: World): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const list of lists) {
    const records = [];
    for (const reader of READERS) records.push(...(await readList(world, `/${list}?limit=100`, reader)));
    snapshot.set(list, new Map(records.map((record) => [record.id as number, record])));
  }
  return snapshot;
}

async function readList(world: World, path: string, reader: string): Promise<JsonObject[]> {
  const { status, text, body, headers } = await world.read(path, reader);
  if (NO_ACCESS.includes(status)) return [];
  if (status !== 200) throw new Error(`${path} got ${status}: ${text}`);
  const next = headers.get('X-Pages-NextPage');
  const page = body as JsonObject[];
  return next === null ? page : [...page, ...(await readList(world, next, reader))];
}
