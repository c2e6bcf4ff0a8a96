import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { contract, CREDENTIALS, openSimulator, send, type Received } from '../send';
import { holds } from '../../specified/holds';

type Simulator = ReturnType<typeof openSimulator>['simulator'];

const idsOf = ({ body }: Received) => (body as JsonObject[]).map(({ id }) => Number(id));

async function addContacts(simulator: Simulator, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { status } = await send(simulator, {
      method: 'POST',
      path: '/contacts',
      body: { first_name: `C${index}` },
    });
    expect(status).toBe(201);
  }
}

describe('paging', () => {
  it('returns 25 records, newest first, and says where the rest is', holds('9.api.2'), async () => {
    const { simulator } = openSimulator();
    await addContacts(simulator, 30);
    const first = await send(simulator, { path: '/contacts' });
    const ids = idsOf(first);
    expect(ids).toHaveLength(25);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(first.headers.get('X-Pages-HasMore')).toBe('true');
    expect(first.headers.get('X-Pages-NextPage')).toBe(
      `http://127.0.0.1:4010/api/contacts?limit=25&created_before=${ids[24]}`,
    );
  });

  it('reaches every record once by following the next page', holds('paging.follow'), async () => {
    const { simulator } = openSimulator();
    await addContacts(simulator, 30);
    const seen: number[] = [];
    let path: string | undefined = '/contacts?limit=7&q=';
    while (path !== undefined) {
      const page: Received = await send(simulator, { path });
      seen.push(...idsOf(page));
      const next: string | null = page.headers.get('X-Pages-NextPage');
      expect(page.headers.get('X-Pages-HasMore')).toBe(String(next !== null));
      path = next?.replace('http://127.0.0.1:4010/api', '');
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(39);
  });

  it.each([
    { query: 'limit=100', status: 200 },
    { query: 'limit=1000', status: 200 },
    { query: 'limit=0', status: 400 },
    { query: 'limit=-1', status: 400 },
    { query: 'limit=ten', status: 400 },
    { query: 'created_before=abc', status: 400 },
    { query: 'created_before=1', status: 200 },
  ])('returns $status for $query', async ({ query, status }) => {
    expect((await send(openSimulator().simulator, { path: `/contacts?${query}` })).status).toBe(status);
  });

  it('cuts a page at 100 records', holds('9.api.2'), async () => {
    const { simulator, clock } = openSimulator();
    await addContacts(simulator, 95);
    clock.advance(15);
    expect(idsOf(await send(simulator, { path: '/contacts?limit=1000' }))).toHaveLength(100);
  });

  it('pages the 14 record lists and neither catalogue', holds('paging.lists'), async () => {
    const paged = contract.operations.filter(({ isPaged }) => isPaged);
    expect(paged).toHaveLength(14);
    for (const { path } of paged) {
      const Authorization = path === '/addresses' ? CREDENTIALS.seller : CREDENTIALS.secretKey;
      const { status, headers } = await send(openSimulator().simulator, { path, headers: { Authorization } });
      expect({ path, status, hasMore: headers.get('X-Pages-HasMore') }).toEqual({
        path,
        status: 200,
        hasMore: 'false',
      });
    }
    const catalogue = await send(openSimulator().simulator, { path: '/jurisdictions' });
    expect(catalogue.headers.get('X-Pages-HasMore')).toBeNull();
  });

  it('keeps the filters in the next page', async () => {
    const { headers } = await send(openSimulator().simulator, { path: '/invoices?limit=1&state=paid' });
    expect(headers.get('X-Pages-NextPage')).toMatch(/\?limit=1&state=paid&created_before=\d+$/);
  });

  it('keeps the prefix of a world in the next page', async () => {
    const { headers } = await send(openSimulator().simulator, { path: '/s/one/api/contacts?limit=1' });
    expect(headers.get('X-Pages-NextPage')).toMatch(/^http:\/\/127\.0\.0\.1:4010\/s\/one\/api\/contacts\?/);
  });
});

describe('filters', () => {
  it.each([
    { query: 'date=2024-11-01,2024-11-30', status: 200 },
    { query: 'date=2024/11/01,2024/11/30', status: 200 },
    { query: 'date=2024-11-01', status: 400 },
    { query: 'date=2024-11-01,', status: 400 },
    { query: 'date=01.11.2024,30.11.2024', status: 400 },
    { query: 'date=2024-13-01,2024-13-30', status: 400 },
    { query: 'date=2024-11-01,2024/11/30', status: 400 },
    { query: 'date=2024-02-01,2024-02-29', status: 200 },
    { query: 'date=2023-02-01,2023-02-29', status: 400 },
    { query: 'date=2024/02/01,2024/02/30', status: 400 },
    { query: 'state=paid', status: 200 },
    { query: 'state=lost', status: 400 },
    { query: 'contact=60312', status: 200 },
    { query: 'contact=Ada', status: 400 },
    { query: 'colour=red', status: 400 },
    { query: 'state=paid&state=late', status: 400 },
  ])('returns $status for $query', holds('paging.query'), async ({ query, status }) => {
    expect((await send(openSimulator().simulator, { path: `/invoices?${query}` })).status).toBe(status);
  });

  it('says which parameter is wrong', async () => {
    const { body } = await send(openSimulator().simulator, { path: '/tax_ids/validate?country=Germany' });
    expect(body).toEqual({
      error: 'Query parameter "tax_id" can\'t be blank. Query parameter "country" is invalid.',
    });
  });

  it.each([
    {
      path: '/items?colour=red',
      want: 'Unknown query parameter "colour". Allowed: "q", "created_before", "limit".',
    },
    { path: '/ping?colour=red', want: 'Unknown query parameter "colour". The operation takes none.' },
  ])('names the parameters that $path could have', holds('parameters.unknown'), async ({ path, want }) => {
    expect((await send(openSimulator().simulator, { path })).body).toEqual({ error: want });
  });

  it('says what is wrong, not only that something is', async () => {
    const { body } = await send(openSimulator().simulator, { path: '/invoices?date=2024-13-01,x' });
    expect(body).toEqual({ error: 'Query parameter "date" is not two dates.' });
  });

  it('searches contacts by text in this case, and by processor_id', holds('contacts.filters'), async () => {
    const { simulator } = openSimulator();
    const find = async (query: string) => idsOf(await send(simulator, { path: `/contacts?${query}` }));
    expect(await find('q=Winter')).toEqual([60312]);
    expect(await find('q=winter')).toEqual([]);
    expect(await find('q=DE999999999')).toEqual([60313]);
    expect(await find('processor_id=customer-314')).toEqual([60314]);
  });
});
