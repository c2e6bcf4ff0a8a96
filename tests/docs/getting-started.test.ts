import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '#core/json/json';
import type { LanguageId } from '../../generator/emit/snippets/languages';
import { nodesOf } from '../../site/lint/page';
import { findResponse, pickFields } from '../../site/remark/examples';
import { RecordingServer } from '../snippets/judge/recording-server';
import { isRunnable } from '../snippets/run/is-runnable';
import { holds } from '../specified/holds';
import { api } from './lint/lint-with';
import { createResponder } from './run/responder';
import { runCode } from './run/run-program';

/** Languages without a compiler: in the others, each snippet alone is run by the tests of the snippets. */
const ENDINGS: Partial<Record<LanguageId, string>> = {
  curl: 'sh',
  javascript: 'mjs',
  python: 'py',
  ruby: 'rb',
  php: 'php',
};
const languages = (Object.keys(ENDINGS) as LanguageId[]).filter((id) => isRunnable({ id }));

/** Members that are given anew with each record. */
const ASSIGNED = ['id', 'number', 'issue_date', 'created_at', 'permalink', 'pdf', 'url', 'valid_from'];

/** A call of the page, and what the page says comes back. */
interface Step {
  operation: string;
  request: string;
  status: number;
  shown: Json;
}

/** The steps of a reader through the page, from its first line to its last. */
function stepsOf(id: string): Step[] {
  const page = api.pages.find((one) => one.id === id);
  const elements = page === undefined ? [] : nodesOf(page.tree).map(({ node }) => attributesOf(node));
  const shown = elements.filter(({ name }) => name === 'Snippet' || name === 'ExampleResponse');
  return shown.flatMap((snippet, index) => {
    const response = shown[index + 1];
    if (snippet.name !== 'Snippet' || response?.name !== 'ExampleResponse') return [];
    const example = findResponse(api.sources.examples, response.attributes);
    const { fields, status } = response.attributes;
    const { operation = '', request = 'default' } = snippet.attributes;
    return [
      {
        operation,
        request,
        status: Number(status),
        shown: fields ? pickFields(example, fields.split(',')) : example,
      },
    ];
  });
}

function attributesOf(node: Nodes): { name: string; attributes: Record<string, string> } {
  if (node.type !== 'mdxJsxFlowElement') return { name: '', attributes: {} };
  const entries = node.attributes.flatMap((one): [string, string][] =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value]] : [],
  );
  return { name: node.name ?? '', attributes: Object.fromEntries(entries) };
}

function codeOf({ operation, request }: Step, language: LanguageId): string {
  const name = request === 'default' ? operation : `${operation}.${request}`;
  const codes = JSON.parse(readFileSync(`generated/snippets/${name}.json`, 'utf8')) as Record<string, string>;
  return codes[language] ?? '';
}

/** Lists differences from what the page shows. Of assigned properties, only the type counts. */
function differences(shown: Json, got: Json | undefined, path = ''): string[] {
  if (Array.isArray(shown))
    return shown.flatMap((one, index) => differences(one, at(got, index), `${path}[${index}]`));
  if (isObject(shown))
    return Object.entries(shown).flatMap(([key, one]) => differences(one, at(got, key), `${path}.${key}`));
  const isAssigned = ASSIGNED.some((name) => path.endsWith(`.${name}`));
  const isSame = isAssigned ? typeof got === typeof shown : got === shown;
  return isSame ? [] : [`${path}: ${JSON.stringify(got)} instead of ${JSON.stringify(shown)}`];
}

function at(value: Json | undefined, key: string | number): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, Json>)[key] : undefined;
}

const server = new RecordingServer(createResponder());
beforeAll(() => server.start());
afterAll(() => server.stop());

const steps = stepsOf('guides/getting-started.mdx');

test('the page goes from the first call to a recorded sale', () => {
  expect(steps.map(({ operation }) => operation)).toEqual([
    'getPing',
    'getAuthorization',
    'listJurisdictions',
    'createTaxId',
    'calculateTaxRate',
    'createTransaction',
    'createTransaction',
  ]);
});

test('five numbered steps follow the first call', holds('guides.first-sale'), () => {
  const page = readFileSync('docs/guides/getting-started.mdx', 'utf8');
  const numbers = [...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
});

describe.each(languages)('a fresh reader with %s', (language) => {
  test.each(steps)(
    'gets what the page shows from $operation, $request',
    holds('guides.first-sale'),
    async (step) => {
      const world = `reader-${language}`;
      const before = server.sent.get(world)?.length ?? 0;
      await runCode(`step.${ENDINGS[language]}`, codeOf(step, language), { url: server.urlOf(world) });
      const [response, ...more] = (server.sent.get(world) ?? []).slice(before);
      expect([response?.status, more]).toEqual([step.status, []]);
      expect(differences(step.shown, JSON.parse(response?.body ?? 'null') as Json)).toEqual([]);
    },
  );
});

describe('a response that is not the one shown', () => {
  test.each([
    { shown: { rate: 19 }, got: { rate: 7 }, want: ['.rate: 7 instead of 19'] },
    { shown: { rate: 19 }, got: {}, want: ['.rate: undefined instead of 19'] },
    { shown: [{ id: 1 }], got: [{ id: 'x' }], want: ['[0].id: "x" instead of 1'] },
    {
      shown: { id: 1, taxes: [{ rate: 19 }] },
      got: { id: 2, taxes: [] },
      want: ['.taxes[0].rate: undefined instead of 19'],
    },
  ])('is noticed: $got', ({ shown, got, want }) => {
    expect(differences(shown as unknown as Json, got as unknown as Json)).toEqual(want);
  });
});
