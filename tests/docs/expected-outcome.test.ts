import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '#core/json/json';
import { nodesOf } from '../../site/lint/page';
import { isJsx, textsOf } from '../../site/remark/attributes';
import { RecordingServer } from '../snippets/judge/recording-server';
import { api } from './lint/lint-with';
import { createResponder } from './run/responder';
import { runCode } from './run/run-program';
import { holds } from '../specified/holds';

/** An element of a page: `<Snippet operation="getPing" />`. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  node: Nodes;
}

/** A call of a page that ends with how a reader sees that it worked. */
interface Step {
  page: string;
  operation: string;
  request: string;
  status: number;
  /** `Field`, `Value` and what else the line names. */
  named: Element[];
}

function elementsOf(tree: Nodes): Element[] {
  return nodesOf(tree).flatMap(({ node }) =>
    isJsx(node) ? [{ name: node.name ?? '', attributes: textsOf(node), node }] : [],
  );
}

const steps: Step[] = api.pages.flatMap(({ id, tree }) => {
  const elements = elementsOf(tree);
  return elements.flatMap(({ name, node }, index) => {
    if (name !== 'ExpectedOutcome') return [];
    const [snippet, response] = elements.slice(Math.max(index - 2, 0), index);
    expect([snippet?.name, response?.name], `the elements before <ExpectedOutcome> in ${id}`).toEqual([
      'Snippet',
      'ExampleResponse',
    ]);
    const { operation = '', request = 'default' } = snippet?.attributes ?? {};
    const status = Number(response?.attributes.status);
    return [{ page: id, operation, request, status, named: elementsOf(node).slice(1) }];
  });
});

/** The first value that a line names of a field is the one that it has when the call worked; others are what may be instead. */
function differences(got: Json, named: readonly Element[]): string[] {
  const values = named.filter(({ name }) => name === 'Value');
  return named
    .filter(({ name }) => name === 'Field')
    .flatMap(({ attributes: { of = '' } }) => {
      const value = isObject(got) ? got[of.split('.').at(-1) ?? ''] : undefined;
      const want = values.find(({ attributes }) => attributes.of === of)?.attributes.is;
      const isThere = value !== undefined && value !== null;
      return isThere && (want === undefined || want === value)
        ? []
        : [`${of}: ${JSON.stringify(value)} instead of ${want ?? 'a value'}`];
    });
}

const server = new RecordingServer(createResponder());
beforeAll(() => server.start());
afterAll(() => server.stop());

test('guides say how a reader sees that a call worked', () => {
  expect(new Set(steps.map(({ page }) => page)).size).toBeGreaterThan(5);
});

describe('the call does what its page says shows that it worked', holds('guides.outcome'), () => {
  test.each(steps)('$operation in $page', async ({ page, operation, request, status, named }) => {
    const world = `${page}-${operation}`.replaceAll(/\W/g, '-');
    const name = request === 'default' ? operation : `${operation}.${request}`;
    const { curl = '' } = JSON.parse(readFileSync(`generated/snippets/${name}.json`, 'utf8')) as Record<
      string,
      string
    >;
    await runCode('call.sh', curl, { url: server.urlOf(world) });
    const [response, ...more] = server.sent.get(world) ?? [];
    expect([response?.status, more]).toEqual([status, []]);
    expect(differences(JSON.parse(response?.body ?? 'null') as Json, named)).toEqual([]);
  });
});

describe('a response that does not show it is noticed', () => {
  const element = (name: string, is?: string): Element => ({
    name,
    attributes: { of: 'ReportRequest.state', ...(is && { is }) },
    node: { type: 'text', value: '' },
  });
  test.each([
    { got: {}, named: [element('Field')], want: ['ReportRequest.state: undefined instead of a value'] },
    {
      got: { state: 'failed' },
      named: [element('Field'), element('Value', 'succeeded'), element('Value', 'failed')],
      want: ['ReportRequest.state: "failed" instead of succeeded'],
    },
  ])('$got', ({ got, named, want }) => {
    expect(differences(got as unknown as Json, named)).toEqual(want);
  });
});
