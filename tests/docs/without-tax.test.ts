import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holds } from '../specified/holds';
import { createFailingServer } from './run/failing-server';
import { blockOf, fieldsOf } from './run/page-blocks';
import { pageOf } from './run/page-calls';
import { runProgram } from './run/run-program';

const PAGE = pageOf('without-tax/sell');
const FILE = 'orders.json';
const { server, list } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const sell = (world: string): Promise<string> =>
  runProgram('docs/_code/without-tax/sell.mjs', {
    url: server.urlOf(world),
    files: { [FILE]: blockOf(PAGE, FILE) },
  });

interface Sold {
  id: number;
  processor_id?: string;
  total_cents: number;
  notes: string | null;
  taxes: { label: string; amount_cents: number }[];
  contact: { tax_id: string | null; tax_status: string };
}

async function send(world: string, method: string, path: string, body: object): Promise<Sold> {
  const response = await fetch(`${server.urlOf(world)}/api${path}`, {
    method,
    headers: { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${method} ${path}: ${await response.clone().text()}`).toBe(true);
  return (await response.json()) as Sold;
}

/** Invoices 100.00 to a new contact with this tax status, and with this rate of the tax named VAT. */
const invoice = (world: string, tax_status: string | undefined, rate: number | undefined): Promise<Sold> =>
  send(world, 'POST', '/invoices', {
    contact: { first_name: 'Lumen', country: 'DE', ...(tax_status && { tax_status }) },
    items: [
      { description: 'Course', unit_price: 100, tax_1_name: 'VAT', tax_1_country: 'DE', tax_1_rate: rate },
    ],
  });

/** Records the same as a sale. */
const record = (world: string, tax_status: string | undefined, rate: number | undefined): Promise<Sold> =>
  send(world, 'POST', '/transactions', {
    customer: { first_name: 'Lumen', country: 'DE', ...(tax_status && { tax_status }) },
    items: [{ description: 'Course', amount: 100, tax: { country: 'DE', name: 'VAT', rate } }],
    payment: {},
  });

describe('a document has the tax that was sent', holds('without-tax.status', 'without-tax.rate'), () => {
  test.each([
    ['an invoice', invoice],
    ['a sale', record],
  ])('%s', async (what, issue) => {
    const labels = async (status?: string, rate?: number): Promise<string[]> =>
      (await issue(`labels-${what.replace(' ', '-')}`, status, rate)).taxes.map(({ label }) => label);
    expect(await labels('reverse', 0)).toEqual(['Reverse charge']);
    expect(await labels('exempt', 0)).toEqual(['VAT 0%']);
    expect(await labels(undefined, 0)).toEqual(['VAT 0%']);
    expect(await labels('reverse', 19)).toEqual(['VAT 19%']);
    expect(await labels('exempt', 19)).toEqual(['VAT 19%']);
    expect(await labels('reverse')).toEqual([]);
  });
});

test('no field holds a certificate', holds('without-tax.certificate'), () => {
  expect(readFileSync('generated/bundle/openapi.json', 'utf8')).not.toMatch(
    /"[a-z_]*certificate[a-z_]*": \{/,
  );
});

describe('the page shows what its program leaves', holds('without-tax.page'), () => {
  test('its output', async () => {
    expect(await sell('output')).toBe(`${blockOf(PAGE, 'Output')}\n`);
  });

  test('the first invoice', async () => {
    await sell('page');
    const shown = JSON.parse(blockOf(PAGE, 'Invoice of order-5001')) as object;
    const [first] = (await list('page', '/invoices?processor_id=order-5001')) as unknown as Sold[];
    expect(first?.contact).toMatchObject({ tax_id: 'DE999999999', tax_status: 'reverse' });
    expect(shown).toEqual(fieldsOf(first ?? {}, shown));
  });
});
