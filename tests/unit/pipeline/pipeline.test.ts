import path from 'node:path';
import { expect, test } from 'vitest';
import { withManifest } from '../../../generator/run/files/manifest';
import { checkPaths } from '../../../generator/run/files/check-paths';
import { STAGES, generate } from '../../../generator/run/pipeline';
import type { RunStage } from '../../../generator/run/progress';
import { stringify } from 'yaml';
import { BOOK_SETTINGS, describeBooks } from '../simulator/describe';
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

test('emits files in the folders of its stages only, each with a final newline', async () => {
  const { files } = await generateText(ping);
  const folders = new Set(files.map((file) => file.path.split('/')[0]));
  expect([...folders].filter((folder) => !STAGES.some((stage) => stage === folder))).toEqual([]);
  expect(files.filter(({ content }) => !content.endsWith('\n') || content.includes('\r'))).toEqual([]);
});

const generateWithSettings = (settings: object) => {
  const folder = temporaryFolder({
    'openapi.yaml': stringify(describeBooks()),
    'simulator.yaml': stringify(settings),
  });
  return generate(path.join(folder, 'openapi.yaml'), runStage);
};

test('emits a simulator and workflows only for a description with settings', async () => {
  const ofSimulator = ({ files }: Awaited<ReturnType<typeof generate>>) =>
    files.map((file) => file.path).filter((name) => /^(simulator|arazzo)\//.test(name));
  const settings = { ...BOOK_SETTINGS, records: { ...BOOK_SETTINGS.records, time: 'title' } };
  expect(ofSimulator(await generateWithSettings(settings))).toEqual([
    'simulator/contract.json',
    'simulator/schemas.json',
    'simulator/world.json',
    'simulator/requests.json',
    'simulator/forms.json',
    'simulator/reproductions.json',
    'arazzo/api.arazzo.yaml',
    'arazzo/flows.json',
  ]);
  expect(ofSimulator(await generateText(ping))).toEqual([]);
});

test('makes nothing from settings that name what the description does not have', async () => {
  const { files, problems } = await generateWithSettings({ ...BOOK_SETTINGS, baseUrl: '' });
  expect(files).toEqual([]);
  expect(problems.map(({ ruleId }) => ruleId)).toContain('simulator-settings');
});

test('makes nothing when a problem is an error, and says what it has read', async () => {
  const { files, problems, inputs } = await generateText('swagger: "1.2"\n');
  expect(files).toEqual([]);
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['openapi-version']);
  expect(inputs.map((input) => path.basename(input))).toEqual([
    'openapi.yaml',
    'redocly.yaml',
    'simulator.yaml',
    'effects.json',
    'project.yaml',
    'redirects.yaml',
    'changes.yaml',
  ]);
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

test.each([
  'paths: {/a: {get: {}}}',
  'paths: {/a: {get: {responses: {"200": {}}}}}',
  'paths: {/a: {get: {tags: [5], responses: {200: {}}}}}\ntags: [{name: 5}]',
  'paths: {/a: {get: {responses: {}}}}\ncomponents: {schemas: {A: true, B: {allOf: []}, C: {type: foo, enum: x}}}',
  'paths: {/a: {get: {responses: {}}}}\ncomponents: {schemas: {A: {allOf: [{$ref: "#/components/schemas/A"}]}}}',
  'paths: {/a: {get: {parameters: [{name: x}, {in: query}], responses: {}}}}',
  'paths: {/a: {get: {operationId: __proto__, tags: [constructor], responses: {}}}}\ncomponents: {schemas: {__proto__: {}}}',
  'webhooks: {"../x": {post: {responses: {}}}, "": {post: {responses: {}}}}',
  'paths: {/a: {query: {responses: {"200": {description: x}}}}}',
  'paths: {/a: {get: {parameters: [null], responses: {"200": null}}}, /b: null}',
  'paths: {/a: {get: {summary: null, description: null, requestBody: null, responses: {"200": {content: {text/plain: null}}}}}}\ntags: null',
  'paths: {/a: {get: {responses: {}}}}\ncomponents: {schemas: {A: null, B: {properties: {value: null, c: {$ref: "#/components/schemas/A"}}, items: null, discriminator: null}}, securitySchemes: {S: null}}',
  'paths: {"/a/{id}/{id}": {get: {responses: {}}, put: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}], responses: {}}}}',
])('makes files of the odd description %j', async (rest) => {
  const { files, problems } = await generateText(descriptionText(rest));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
});

test.each([
  { rest: 'paths: {/a: {get: {operationId: 5, responses: {}}}}', want: 'struct' },
  { rest: 'paths: {/a: {get: {summary: 5, description: [x], responses: {}}}}', want: 'struct' },
  {
    rest: 'paths: {/a: {get: {responses: {}}}}\ncomponents: {schemas: {D: {allOf: {}}}}',
    want: 'struct',
  },
])('says what is wrong with $rest instead of failing', async ({ rest, want }) => {
  const { files, problems } = await generateText(descriptionText(rest));
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(new Set(errors.map(({ ruleId }) => ruleId))).toEqual(new Set([want]));
  expect(files).toEqual([]);
});

test('keeps the digits of numbers, and names those that it cannot tell from another', async () => {
  const withMaximum = (more: string) =>
    generateText(
      pathText(
        `get: {operationId: a, responses: {}, parameters: [{name: n, in: query, schema: {maximum: 9223372036854775807}}${more}]}\n`,
      ),
    );
  const textOf = ({ files }: Awaited<ReturnType<typeof generateText>>) =>
    files.map(({ content }) => content).join('\n');
  const kept = await withMaximum('');
  expect(textOf(kept)).toContain('"maximum": 9223372036854775807');
  expect(kept.problems.filter(({ ruleId }) => ruleId === 'lossless-numbers')).toEqual([]);

  const lost = await withMaximum(', {name: m, in: query, schema: {maximum: 9223372036854775806}}');
  expect(textOf(lost)).toContain('"maximum": 9223372036854776000');
  expect(lost.problems.filter(({ ruleId }) => ruleId === 'lossless-numbers')).toMatchObject([
    { severity: 'warn', location: { line: 5, column: 94 } },
    {
      message:
        'The digits of 9223372036854775806 cannot be kept: pages show 9223372036854776000, also in other numbers and strings.',
      location: { line: 5 },
    },
  ]);
});
