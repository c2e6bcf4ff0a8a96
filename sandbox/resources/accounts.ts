import { Refusal, type Call, type Handlers } from '../handler';
import type { JsonObject } from '../json';
import { accountOf } from '../store/account';
import type { StoredRecord } from '../store/table';
import { textOf } from './fields';
import { createRecord, updateRecord } from './records';

const RESOURCE = 'accounts';

/** The accounts that the caller sees: those it created, and itself. */
function listAccounts({ store, access }: Call): StoredRecord[] {
  const isVisible = ({ id, accountId, isHidden }: StoredRecord): boolean =>
    !isHidden && (accountId === access.accountId || id === access.accountId);
  return store.table(RESOURCE).list().filter(isVisible);
}

/** The account of the path. Throws 404 no such account, 403 hidden, 401 another platform's. */
function findAccount(call: Call): StoredRecord {
  const record = call.store.table(RESOURCE).get(call.path.id ?? '');
  if (record === undefined) throw new Refusal(404);
  const isOwn = record.accountId === call.access.accountId || record.id === call.access.accountId;
  if (!isOwn) throw new Refusal(401);
  if (record.isHidden) throw new Refusal(403);
  return record;
}

/** Name of a new account in its host: the first word of its name, with the id where that is taken. */
function subdomainOf({ store, body }: Call, id: number): string {
  const name = textOf(body.business_name) ?? textOf(body.email)?.split('@')[0] ?? '';
  const [word = ''] = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/) ?? ['account'];
  const isTaken =
    word === 'demo' ||
    store
      .table(RESOURCE)
      .list()
      .some((record) => record.id !== id && record.value.subdomain === word);
  return isTaken ? `${word}-${id}` : word;
}

/** Creates an account and its tokens; no later answer holds them (G-API-38b). */
function createAccount(call: Call): JsonObject {
  const { body, store, access, clock } = call;
  const record = createRecord(call, { resource: RESOURCE, schema: 'CustomAccount' }, (id) => ({
    currency: body.currency ?? accountOf(store, access.accountId).currency,
    type: body.type ?? 'custom',
    state: 'active',
    subdomain: subdomainOf(call, id),
  }));
  const accountId = Number(record.id);
  const accessToken = `at_EXAMPLE_${accountId}`;
  store.credentials.set(accessToken, {
    scheme: 'bearer',
    accountId,
    scope: 'read_write',
    issuedAt: clock.now(),
  });
  return {
    ...record.value,
    authentication: {
      token_type: 'Bearer',
      access_token: accessToken,
      refresh_token: `rt_EXAMPLE_${accountId}`,
    },
  };
}

export const accounts: Handlers = {
  listAccounts: (call) => listAccounts(call).map(({ value }) => value),
  createAccount,
  getAccount: (call) => findAccount(call).value,
  updateAccount: (call) => updateRecord(findAccount(call), call.body).value,
};
