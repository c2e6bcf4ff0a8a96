import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pickRules, runRules } from '../../../generator/read/lint/redocly';
import { LocalDocuments } from '../../../generator/read/source/documents';
import {
  parseStruct,
  parseUndefinedScheme,
  parseYamlMessage,
  splitAdvice,
} from '../../../generator/read/source/redocly-messages';
import { descriptionText, operationText, pathText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

const NO_RULES = { id: 'none', rules: { oas3: {} } };

/** The messages of Redocly itself for a description. */
async function messagesOf(rule: string, text: string): Promise<string[]> {
  const documents = new LocalDocuments();
  const folder = temporaryFolder({ 'openapi.yaml': text });
  const document = await documents.read(path.join(folder, 'openapi.yaml'));
  if (document instanceof Error) throw document;
  const found = await runRules(document, await pickRules([rule], NO_RULES), documents);
  return found.map(({ message }) => message);
}

async function parseErrorOf(text: string): Promise<string> {
  const folder = temporaryFolder({ 'openapi.yaml': text });
  const error = await new LocalDocuments().read(path.join(folder, 'openapi.yaml'));
  if (!(error instanceof Error)) throw new Error('The file can be read.');
  return error.message;
}

const parameter = (members: string) => operationText(`parameters: [{${members}}]`);

describe('a message of the rule struct', () => {
  test.each([
    {
      title: 'an unexpected member',
      text: operationText('owner: a'),
      want: { kind: 'unexpected', member: 'owner' },
    },
    {
      title: 'a member that another one rules out',
      text: `${operationText('x-a: 1')}components: {securitySchemes: {key: {type: http, scheme: basic, name: a}}}\n`,
      want: { kind: 'not-allowed', member: 'name' },
    },
    {
      title: 'a missing member',
      text: parameter('name: a, schema: {}'),
      want: { kind: 'missing', member: 'in' },
    },
    {
      title: 'none of several members',
      text: parameter('name: a, in: query'),
      want: { kind: 'missing-one-of', members: ['schema', 'content'] },
    },
    {
      title: 'a value that is not listed',
      text: parameter('name: a, in: qery, schema: {}'),
      want: { kind: 'not-listed', member: 'in' },
    },
    {
      title: 'a list where an object belongs',
      text: pathText('get: []\n'),
      want: { kind: 'wrong-type', part: 'Operation', form: 'object', got: 'array' },
    },
    {
      title: 'an object where a list belongs',
      text: operationText('servers: {}'),
      want: { kind: 'wrong-type', part: 'ServerList', form: 'array', got: 'object' },
    },
    {
      title: 'a value of another JSON type',
      text: operationText('deprecated: "yes"'),
      want: { kind: 'wrong-type', form: 'boolean', got: 'string' },
    },
  ])('names $title', async ({ text, want }) => {
    expect((await messagesOf('struct', text)).map(parseStruct)).toEqual([want]);
  });

  test('about anything else has no form', () => {
    expect(
      parseStruct('The value of the minLength field must be greater than or equal to 0'),
    ).toBeUndefined();
  });
});

test('the message about an undefined security scheme names it', async () => {
  const messages = await messagesOf('security-defined', operationText('security: [{basicAuth: []}]'));
  expect(messages.map(parseUndefinedScheme)).toEqual(['basicAuth']);
});

test('the advice of a rule follows its message', async () => {
  const text = parameter('name: a, in: query, schema: {type: integer, maximum: 1, exclusiveMaximum: 1}');
  const messages = await messagesOf('no-mixed-number-range-constraints', text);
  expect(messages.map(splitAdvice)).toEqual([
    ['Schema should not have both `maximum` and `exclusiveMaximum`.', 'Use one or the other.'],
  ]);
  expect(splitAdvice('Operation must have a summary.')).toEqual([
    'Operation must have a summary.',
    undefined,
  ]);
});

describe('a message of the YAML parser', () => {
  test.each([
    { kind: 'duplicate-key', text: 'paths: {}\npaths: {}\n' },
    { kind: 'unknown-tag', text: 'paths: {}\nx-a: !Sub name\n' },
    { kind: 'too-deep', text: `paths: {}\nx-a: ${'['.repeat(150)}${']'.repeat(150)}\n` },
    { kind: 'underindented', text: 'x-a:\n  text: "Two\n  lines\npaths: {}\n' },
    { kind: undefined, text: 'paths: {}}\n' },
  ])('of kind $kind has a reason without its position', async ({ kind, text }) => {
    const read = parseYamlMessage(await parseErrorOf(descriptionText(text)));
    expect(read.kind).toBe(kind);
    expect(read.reason).not.toMatch(/\(\d+:\d+\)|openapi\.yaml/);
  });
});
