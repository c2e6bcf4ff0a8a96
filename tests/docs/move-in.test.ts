import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holds } from '../specified/holds';
import { createFailingServer } from './run/failing-server';
import { blockOf, fieldsOf } from './run/page-blocks';
import { pageOf } from './run/page-calls';
import { runProgram } from './run/run-program';

const PAGE = pageOf('move-in/import');
const FILE = 'open-invoices.json';
const { server, list } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

interface Invoice {
  id: number;
  number: string;
  issue_date: string;
  due_date: string;
  state: string;
  total_cents: number;
  contact: { id: number; processor: string; processor_id: string };
  items: { tax_1_rate: number }[];
}

interface Row {
  number: string;
  date: string;
  due: string;
  customer: { id: string };
  lines: { vat: number }[];
}

const rows = JSON.parse(blockOf(PAGE, FILE)) as Row[];

const moveIn = (world: string): Promise<string> =>
  runProgram('docs/_code/move-in/import.mjs', {
    url: server.urlOf(world),
    files: { [FILE]: blockOf(PAGE, FILE) },
  });

async function send(world: string, method: string, path: string, body?: object): Promise<Invoice> {
  const response = await fetch(`${server.urlOf(world)}/api${path}`, {
    method,
    headers: { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${await response.clone().text()}`).toBe(true);
  return (await response.json()) as Invoice;
}

const invoicesOf = async (world: string): Promise<Invoice[]> =>
  (await list(world, '/invoices?limit=100')) as unknown as Invoice[];

const issue = (world: string, number?: string): Promise<Invoice> =>
  send(world, 'POST', '/invoices', {
    contact: { id: 60312 },
    items: [{ description: 'Tea', unit_price: 5 }],
    ...(number && { number }),
  });

const sell = (world: string): Promise<Invoice> =>
  send(world, 'POST', '/transactions', { items: [{ description: 'Tea', amount: 5 }], payment: {} });

describe('moved invoices', holds('move-in.kept'), () => {
  test('have their numbers, dates, taxes and customers', async () => {
    await moveIn('kept');
    const moved = new Map((await invoicesOf('kept')).map((invoice) => [invoice.number, invoice]));
    for (const { number, date, due, customer, lines } of rows) {
      const { issue_date, due_date, contact, items, state } = moved.get(number)!;
      expect({ issue_date, due_date, state }).toEqual({
        issue_date: date,
        due_date: due,
        state: 'outstanding',
      });
      expect(contact).toMatchObject({ processor: 'old-vendor', processor_id: customer.id });
      expect(items.map((item) => item.tax_1_rate)).toEqual(lines.map(({ vat }) => vat));
    }
  });

  test('have one contact for each customer', async () => {
    await moveIn('contact');
    const [third, second, first] = await invoicesOf('contact');
    expect(first?.contact.id).toBe(second?.contact.id);
    expect(third?.contact.id).not.toBe(second?.contact.id);
  });
});

test(
  'a number that contains another, and an equal id elsewhere, are others',
  holds('move-in.whole'),
  async () => {
    const contact = { first_name: 'Other', processor: 'other-vendor', processor_id: rows[0]?.customer.id };
    const { id } = await send('others', 'POST', '/contacts', contact);
    const items = [{ description: 'Tea', unit_price: 5 }];
    await send('others', 'POST', '/invoices', { contact: { id }, items, number: `${rows[0]?.number}1` });
    await moveIn('others');
    const moved = (await invoicesOf('others')).slice(0, rows.length).reverse();
    expect(moved.map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
    expect(moved.map((invoice) => invoice.contact.id)).not.toContain(id);
  },
);

describe('the next automatic number', holds('move-in.series'), () => {
  test('is the same after numbers of another form', async () => {
    const { number } = await issue('fresh');
    await moveIn('moved');
    expect((await issue('moved')).number).toBe(number);
  });

  test('follows a number with a year and five digits, or the last one that was sent', async () => {
    await issue('series', 'RE-2024-00107');
    expect((await issue('series')).number).toBe('RE-2024-00108');
    await issue('series', 'RE-2024-00113');
    expect((await sell('series')).number).toBe('RE-2024-00114');
  });
});

test('a moved invoice can be edited until it is final', holds('move-in.editable'), async () => {
  await moveIn('editable');
  const [{ id } = { id: 0 }] = await invoicesOf('editable');
  expect((await send('editable', 'PUT', `/invoices/${id}`, { due_date: '2025-02-01' })).due_date).toBe(
    '2025-02-01',
  );
});

test('no operation adds a payment to an invoice', holds('move-in.payments'), () => {
  const { paths, components } = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as {
    paths: object;
    components: { schemas: Record<string, { properties?: object }> };
  };
  expect(Object.keys(paths).filter((path) => path.includes('payment'))).toEqual([]);
  expect(components.schemas.InvoiceUpdate?.properties ?? {}).not.toHaveProperty('payments');
});

describe('the page shows what its program leaves', holds('move-in.page'), () => {
  test('its output', async () => {
    expect(await moveIn('output')).toBe(`${blockOf(PAGE, 'Output')}\n`);
  });

  test('the first invoice', async () => {
    const shown = JSON.parse(blockOf(PAGE, 'Invoice R-1042')) as object;
    await moveIn('page');
    const first = (await invoicesOf('page')).find(({ number }) => number === rows[0]?.number);
    expect(shown).toEqual(fieldsOf(first ?? {}, shown));
  });
});
