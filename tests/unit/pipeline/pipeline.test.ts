import path from 'node:path';
import { expect, test } from 'vitest';
import { withManifest } from '../../../generator/files/manifest';
import { checkPaths } from '../../../generator/files/check-paths';
import { STAGES, generate } from '../../../generator/pipeline';
import type { RunStage } from '../../../generator/progress';
import { descriptionText, pathText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

const runStage: RunStage = (_, work) => Promise.resolve(work());

const generateText = (text: string) =>
  generate(path.join(temporaryFolder({ 'openapi.yaml': text }), 'openapi.yaml'), runStage);

const ping = pathText('get: {operationId: getPing, responses: {"200": {description: Pong.}}}', '/ping');

test('runs the stages in their order', async () => {
  const names: string[] = [];
  const entry = path.join(temporaryFolder({ 'openapi.yaml': ping }), 'openapi.yaml');
  await generate(entry, (name, work) => {
    names.push(name);
    return Promise.resolve(work());
  });
  expect([...names, 'files']).toEqual(STAGES);
});

test('makes the same files again', async () => {
  const [first, second] = [await generateText(ping), await generateText(ping)];
  expect(first.files.length).toBeGreaterThan(3);
  expect(first.files).toEqual(second.files);
});

test('makes files in the folders of its stages only, each text with a final newline', async () => {
  const { files } = await generateText(ping);
  const folders = new Set(files.map((file) => file.path.split('/')[0]));
  expect([...folders].filter((folder) => !STAGES.some((stage) => stage === folder))).toEqual([]);
  expect(files.filter(({ content }) => !content.endsWith('\n') || content.includes('\r'))).toEqual([]);
});

test('makes nothing when a problem is an error, and says what it has read', async () => {
  const { files, problems, inputs } = await generateText('swagger: "2.0"\n');
  expect(files).toEqual([]);
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['openapi-version']);
  expect(inputs.map((input) => path.basename(input))).toEqual(['openapi.yaml', 'redocly.yaml']);
});

test.each([
  {
    what: 'ids and tags with the characters of paths',
    text: pathText(`
get: {operationId: ../../../getInvoice, tags: ['../../up'], responses: {}}
put: {operationId: "a\\\\..\\\\b\\0c", tags: ["..\\\\up"], responses: {}}
post: {operationId: '/', tags: ['/'], responses: {}}
delete: {operationId: '..', tags: ['..'], responses: {}}
`),
  },
  {
    what: 'operations whose files would have one name',
    text: pathText(`
get: {operationId: getInvoice, tags: [Invoices], responses: {}}
put: {operationId: get_invoice, tags: [invoices], responses: {}}
post: {operationId: GetInvoice, tags: [INVOICES], responses: {}}
delete: {operationId: get-invoice, tags: ['Invoices!'], responses: {}}
patch: {tags: [Invoices], responses: {}}
`),
  },
  {
    what: 'schemas and events whose pages would have one name',
    text: descriptionText(`
webhooks:
  invoice.created: {post: {operationId: a, responses: {}}}
  invoice-created: {post: {operationId: b, responses: {}}}
components:
  schemas: {TaxId: {type: object}, taxId: {type: object}, tax_id: {type: object}, Tax-Id: {type: object}}
`),
  },
])('makes files that can be written from $what', async ({ text }) => {
  const { files, problems } = await generateText(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
  expect(() => checkPaths(withManifest(files))).not.toThrow();
});
