import { afterAll, expect, test, vi } from 'vitest';
import { ProjectCopy } from '../changes/project-copy';

const copy = new ProjectCopy();
afterAll(() => copy.remove());

const OPERATION = 'openapi/paths/invoices_{id}_archive.yaml';
const EXAMPLE = 'openapi/components/examples/archiveInvoice.200.yaml';
const HANDLER = 'simulator/resources/invoices.ts';
const SEQUENCES = 'tests/simulator/conformance/sequences/records.ts';

const SIMULATOR = [
  'tests/simulator/layers/routing.test.ts',
  'tests/simulator/resources/canonical-calls.test.ts',
  'tests/simulator/resources/archive-invoice.test.ts',
  'tests/simulator/conformance/sequences.test.ts',
];
const CONTRACT = ['tests/contract/operations.test.ts', 'tests/contract/specified/specified.test.ts'];

const simulator = () => copy.run([['vitest', 'run', '--project', 'simulator', ...SIMULATOR]]);
const contract = () => copy.run([['vitest', 'run', '--project', 'contract', ...CONTRACT]]);

const edit = (file: string, from: string, to: string) => {
  expect(copy.read(file), file).toContain(from);
  copy.write(file, copy.read(file).replace(from, to));
};

test('an operation beyond the specification passes with its marks and a sequence, and is named without', () => {
  const words = ['operation', 'archiveInvoice', 'post', '/invoices/{id}/archive', 'Invoices'];
  const added = copy.run([['ts-node', 'authoring/new/main.ts', ...words]]);
  expect(added.isGreen, added.printed).toBe(true);

  edit(OPERATION, 'description: TODO', 'description: Archives an invoice.');
  edit(OPERATION, 'description: TODO', 'description: The archived invoice.');
  edit(OPERATION, 'x-decision: TODO', 'x-decision: G-API-65');
  edit(EXAMPLE, 'summary: TODO', 'summary: An archived invoice');
  edit(
    HANDLER,
    "() => {\n    throw new Error('TODO: archiveInvoice');\n  }",
    "(call) => showDocument(call, findRecord(call, 'invoices'))",
  );
  copy.write(
    'tests/simulator/resources/archive-invoice.test.ts',
    `import { expect, test } from 'vitest';
import { openClient } from './client';

test('archiveInvoice does what its page says', async () => {
  const { status, body } = await openClient().call('POST', '/invoices/90210/archive');
  expect({ status, body }).toMatchObject({ status: 200, body: { id: 90210 } });
});
`,
  );
  const written = copy.run([
    ['ts-node', 'generator/commands/lint.ts'],
    ['ts-node', 'generator/commands/generate.ts'],
    ['tsc', '-p', 'tests/changes'],
  ]);
  expect(written.isGreen, written.printed).toBe(true);

  const { isGreen, printed } = simulator();
  expect(isGreen).toBe(false);
  expect(printed).toContain('archiveInvoice (POST /invoices/{id}/archive)');
  expect(printed).toContain('1 failed');
  edit(
    SEQUENCES,
    "get(200, '/credits/90377'),",
    "get(200, '/credits/90377'),\n      { method: 'POST', path: '/invoices/90210/archive', want: 200 },",
  );
  vi.stubEnv('RECORD', '1');
  const filled = simulator();
  expect(filled.isGreen, filled.printed).toBe(true);
  vi.unstubAllEnvs();
  const compared = contract();
  expect(compared.isGreen, compared.printed).toBe(true);

  edit(OPERATION, '  x-basis: choice\n  x-decision: G-API-65\n', '');
  const generated = copy.run([['ts-node', 'generator/commands/generate.ts']]);
  expect(generated.isGreen, generated.printed).toBe(true);
  for (const unmarked of [simulator(), contract()]) {
    expect(unmarked.isGreen).toBe(false);
    expect(unmarked.printed).toMatch(/archiveInvoice|POST \/invoices\/\{id\}\/archive is not in the/);
  }
});
