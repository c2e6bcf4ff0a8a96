import type { JsonObject } from '#core/json/json';
import type { Call, Handlers } from '../call';
import { accountOf } from '../store/account';
import { textOf } from './fields';
import { createRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'accounts';

/** Name of a new account in its host: the first word of its name or e-mail address, with the id where that is taken. */
function subdomainOf({ store, body }: Call, id: number): string {
  const name = textOf(body.business_name) ?? textOf(body.email) ?? '';
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

/** Creates an account and its tokens; no later response holds them (G-API-38b). */
function createAccount(call: Call): JsonObject {
  const { body, store, access, clock } = call;
  const record = createRecord(
    call,
    { resource: RESOURCE, schema: 'CustomAccount', form: 'CustomAccountCreate' },
    (id) => ({
      currency: body.currency ?? accountOf(store, access.accountId).currency,
      type: body.type ?? 'custom',
      state: 'active',
      subdomain: subdomainOf(call, id),
    }),
  );
  call.label('account-name');
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
  listAccounts: (call) => listRecords(call, RESOURCE).map(({ value }) => value),
  createAccount,
  getAccount: (call) => findRecord(call, RESOURCE).value,
  updateAccount: (call) => updateRecord(findRecord(call, RESOURCE), call.body).value,
};
