import { describe, expect, test } from 'vitest';
import contractText from '../../../../generated/simulator/contract.json';
import requestsText from '../../../../generated/simulator/requests.json';
import type { SimulatorOperation, SimulatorRequests } from '#core/contracts/requests';
import type { Contract } from '#core/contracts/simulator-contract';
import { createSimulator } from '../../../../simulator/create-simulator';
import { credentialLabels } from '../../../../site/src/session/credentials';
import { draftOf, requestOf, type Draft } from '../../../../site/src/session/draft';
import { holds } from '../../../specified/holds';

const contract = contractText as unknown as Contract;
const { operations } = requestsText as unknown as SimulatorRequests;

const requests = Object.entries(operations).flatMap(([id, operation]) =>
  operation.requests.map((request) => ({ id, operation, request, name: `${id} (${request.name})` })),
);

/** An operation without a success gives 410, whatever is sent. */
function documentedStatus(id: string): number {
  return contract.operations.find((operation) => operation.id === id)?.success?.status ?? 410;
}

describe('the request of a snippet', () => {
  test.each(requests)('of $name gives the documented status', async ({ id, operation, request }) => {
    const { status } = await createSimulator().fetch(requestOf(operation, draftOf(operation, request)));
    expect(status).toBe(documentedStatus(id));
  });
});

describe('the credential', () => {
  test.each([
    { label: 'Secret key', want: [200, 201, 406] },
    { label: 'OAuth token, read and write', want: [200, 201, 406] },
    { label: 'OAuth token, read only', want: [200, 401, 406] },
    { label: 'Token of a custom account', want: [200, 201, 200] },
    { label: 'Expired token', want: [401, 401, 401] },
    { label: 'Wrong key', want: [401, 401, 401] },
    { label: 'None', want: [401, 401, 401] },
  ])('$label may do what it says', holds('console.credentials'), async ({ label, want }) => {
    const statusOf = async (id: string) => {
      const operation = operations[id]!;
      const sent = { ...draftOf(operation, operation.requests[0]!), credential: label };
      return (await createSimulator().fetch(requestOf(operation, sent))).status;
    };
    expect(credentialLabels).toContain(label);
    const calls = ['listContacts', 'createContact', 'listAddresses'];
    expect(await Promise.all(calls.map(statusOf))).toEqual(want);
  });
});

const things: SimulatorOperation = {
  method: 'GET',
  path: '/things/{id}/parts',
  summary: 'List the parts of a thing',
  parameters: [
    { in: 'path', name: 'id', required: true },
    { in: 'query', name: 'q' },
    { in: 'query', name: 'limit' },
    { in: 'header', name: 'X-Trace' },
  ],
  requests: [],
};

const draft: Draft = {
  parameters: { 'path.id': 'a/b c', 'query.q': 'x & y', 'query.limit': '', 'header.X-Trace': '7' },
  credential: 'None',
  headers: [
    ['Accept', 'application/json'],
    ['', ''],
    ['X-Own', ' a: b '],
  ],
  simulate: '',
};

describe('requestOf', () => {
  test('encodes values once and leaves out empty query parameters', () => {
    const { pathname, search } = new URL(requestOf(things, draft).url);
    expect(pathname).toBe('/api/things/a%2Fb%20c/parts');
    expect(search).toBe('?q=x%20%26%20y');
  });

  test('adds headers to those of parameters, credentials and the requested error', () => {
    const { headers } = requestOf(things, { ...draft, credential: 'Secret key', simulate: '503' });
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`,
      'x-simulator-error': '503',
      'x-own': 'a: b',
      'x-trace': '7',
    });
  });

  test('rejects a name that no header can have', () => {
    expect(() => requestOf(things, { ...draft, headers: [['no name', 'x']] })).toThrow(
      'No header can be called "no name": write letters, digits and hyphens.',
    );
  });
});

test.each([
  ['Secret key', 200],
  ['OAuth token, read and write', 200],
  ['OAuth token, read only', 200],
  ['Token of a custom account', 200],
  ['Expired token', 401],
  ['Wrong key', 401],
  ['None', 401],
])('the credential "%s" gives %d', async (credential, status) => {
  expect(credentialLabels).toContain(credential);
  const listContacts = operations.listContacts!;
  const given = { ...draftOf(listContacts, listContacts.requests[0]!), credential };
  expect((await createSimulator().fetch(requestOf(listContacts, given))).status).toBe(status);
});
