import type { Call, Handlers } from '../call';
import type { ResponseBody } from '../operation-types';
import { createRecord } from '../records/create-record';
import { findRecord, listRecords, updateRecord } from '../records/records';
import { accountOf } from '../store/account';

/** Subdomain of a new account: the first word of its name or email address, plus the id if that is taken. */
function subdomainOf({ store, body }: Call<'createAccount'>, id: number): string {
  const name = body.business_name ?? body.email;
  const [word = ''] = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/) ?? ['account'];
  const isTaken =
    word === 'demo' ||
    store
      .table('accounts')
      .list()
      .some((record) => record.id !== id && record.value.subdomain === word);
  return isTaken ? `${word}-${id}` : word;
}

/** Creates an account and its tokens, which later responses omit (G-API-38b). */
function createAccount(call: Call<'createAccount'>): ResponseBody<'createAccount'> {
  const { body, store, access, clock } = call;
  const id = store.nextId('accounts');
  const { value } = createRecord(call, 'accounts', {
    ...body,
    id,
    currency: body.currency ?? accountOf(store, access.accountId).currency,
    type: body.type ?? 'custom',
    state: 'active',
    subdomain: subdomainOf(call, id),
  });
  call.label('account-name');
  const accessToken = `at_EXAMPLE_${id}`;
  store.credentials.set(accessToken, {
    scheme: 'bearer',
    accountId: id,
    scope: 'read_write',
    issuedAt: clock.now(),
  });
  return {
    ...value,
    authentication: {
      token_type: 'Bearer',
      access_token: accessToken,
      refresh_token: `rt_EXAMPLE_${id}`,
    },
  };
}

export const accounts = {
  listAccounts: (call) => listRecords(call, 'accounts').map(({ value }) => value),
  createAccount,
  getAccount: (call) => findRecord(call, 'accounts').value,
  updateAccount: (call) => updateRecord(findRecord(call, 'accounts'), call.body).value,
} satisfies Partial<Handlers>;
