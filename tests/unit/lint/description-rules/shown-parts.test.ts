import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Generation } from '../../../../generator/run/generation';
import { generate } from '../../../../generator/run/pipeline';
import { EXTENSIONS } from '../../../../generator/read/lint/description-rules/extensions';
import { descriptionText } from '../../../builders/description-text';
import { describeRule } from '../../../builders/describe-rule';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { descriptions } from '../../../corpus/descriptions';
import { generateOf } from '../../../corpus/generate';

const RULE = 'description/shown-parts';
const problemsOf = ({ problems }: Generation) => problems.filter(({ ruleId }) => ruleId === RULE);

/** Extensions of gateways, generators of clients and other tools. */
const FOREIGN =
  `x-amazon-apigateway-integration x-amazon-apigateway-authorizer x-google-backend x-google-quota x-kong-name
x-kong-plugin-cors x-ms-paths x-ms-client-name x-ms-parameter-location x-ms-pageable x-ms-long-running-operation
x-speakeasy-retries x-speakeasy-pagination x-speakeasy-group x-fern-sdk-group-name x-fern-sdk-method-name x-stainless-skip
x-stoplight-id x-readme-config x-readme-explorer-enabled x-samples-languages x-proxy-enabled x-hideTryItPanel
x-explicitMappingOnly x-nullable-type x-faker-name x-go-type x-go-name x-java-class x-php-namespace x-oai-meta
x-github-cloud x-github-breaking x-twilio-pii x-ballerina-mode x-apideck-connector x-mint-metadata x-zuplo-route
x-tyk-gateway x-cli-command`.split(/\s+/);

const described = (members: string): string =>
  descriptionText(`paths: {/a: {get: {operationId: a, ${members}, responses: {}}}}`);

describeRule('shown-parts', {
  fires: [
    {
      title: 'an extension that nothing reads',
      given: described('x-go-type: A'),
      at: '#/paths/~1a/get/x-go-type',
      want: '`x-go-type` is not shown (1 time).',
    },
    {
      title: 'an extension with words for readers, with a remedy',
      given: described('x-retention: 30 days'),
      at: '#/paths/~1a/get/x-retention',
      want: '`x-retention` is not shown (1 time). Write what readers need to know into a `description`, or leave it for other tools.',
    },
  ],
  silent: [
    described('description: A.'),
    described('x-badges: [{name: Beta}]'),
    described('security: [{ x-chroma-token: [] }]'),
  ],
  severity: 'warn',
});

test('an extension that nothing reads is named once, with its count and its first location', async () => {
  const lines = FOREIGN.flatMap((name) => [`      ${name}: { note: secret-${name} }`]);
  const text = [
    'openapi: 3.1.0',
    "info: { title: A, version: '1' }",
    'paths:',
    '  /a:',
    '    get:',
    ...lines,
    "      responses: { '200': { description: A., x-go-type: A } }",
    '',
  ].join('\n');
  const entry = path.join(temporaryFolder({ 'openapi.yaml': text }), 'openapi.yaml');
  const generation = await generate(entry, (_, work) => Promise.resolve(work()));
  const named = problemsOf(generation);
  expect(FOREIGN).toHaveLength(40);
  const names = named.map(({ message }) => /^`([^`]+)`/.exec(message)![1]!);
  expect(names.toSorted()).toEqual(FOREIGN.toSorted());
  const counted = named.find(({ message }) => message.startsWith('`x-go-type`'))!;
  expect(counted).toMatchObject({
    severity: 'warn',
    message: '`x-go-type` is not shown (2 times).',
    location: { line: 6 + FOREIGN.indexOf('x-go-type') },
  });
});

describe('every member of OpenAPI', () => {
  const description = descriptions.find(({ name }) => name === 'every-member')!;

  test('is on a page, or is named', async () => {
    const generation = await generateOf(description);
    const marks = readFileSync(description.entry, 'utf8').match(/\b[Mm]ark-[A-Za-z-]+|\b90\d\d\b/g) ?? [];
    const shown = generation.files
      .filter(({ path: file }) => /^(pages|text)\//.test(file))
      .map(({ content }) => content.replaceAll('\\', ''))
      .join('\n');
    const missing = [...new Set(marks)].filter((mark) => !shown.includes(mark));
    expect(marks.length).toBeGreaterThan(150);
    // The name of an example gives way to its summary.
    expect(missing).toEqual(['mark-named', 'mark-comment']);
    expect(problemsOf(generation).map(({ message }) => message)).toEqual([
      '`$self` is not shown (1 time).',
      '`jsonSchemaDialect` is not shown (1 time).',
      '`$schema` is not shown (1 time).',
      '`$comment` is not shown (1 time).',
    ]);
  });
});

test('the page about extensions has every one that is read', () => {
  const page = readFileSync('docs/_contributing/extensions.md', 'utf8');
  expect(Object.keys(EXTENSIONS).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
