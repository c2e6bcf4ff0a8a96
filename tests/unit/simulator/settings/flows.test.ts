import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildApiModel } from '../../../../generator/model/api/build-api-model';
import { formatProblems } from '../../../../generator/problems/format-problems';
import { readSettings } from '../../../../generator/emit/simulator/settings/read-settings';
import type { FlowStepSettings } from '../../../../generator/emit/simulator/settings/settings';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { BOOK_SETTINGS, describeBooks } from '../describe';

const { schemas, ...components } = describeBooks().components as Record<string, object>;
const properties = { created_at: {}, author: {} };
const model = buildApiModel(
  describeBooks({ components: { ...components, schemas: { ...schemas, Timed: { properties } } } }),
);

const create: FlowStepSettings = {
  id: 'made',
  title: 'Create a book',
  operation: 'createBook',
  outputs: { id: '/id' },
};
const get: FlowStepSettings = {
  id: 'read',
  title: 'Read it',
  operation: 'getBook',
  parameters: { id: '$steps.made.outputs.id' },
};

function read(steps: object[]) {
  const flows = { books: { summary: 'Create a book and read it', steps } };
  const text = stringify({ ...BOOK_SETTINGS, flows });
  const folder = temporaryFolder({ 'simulator.yaml': text });
  const { settings, problems } = readSettings(path.join(folder, 'openapi.yaml'), model);
  return { settings, printed: formatProblems(problems, 'text') };
}

test('reads a flow whose names all exist', () => {
  const { settings, printed } = read([create, get]);
  expect(printed).toBe('');
  expect(settings?.flows?.books?.steps).toEqual([create, get]);
});

describe('says what is wrong in a flow, where, and what to write', () => {
  test.each([
    {
      title: 'an unknown operation',
      steps: [create, { ...get, operation: 'getBok' }],
      want: 'The description has no operation `getBok`. Did you mean `getBook`?\n  at #/flows/books/steps/1/operation\n',
    },
    {
      title: 'an unknown event',
      steps: [create, { id: 'event', title: 'It happens', event: 'book.sold' }],
      want: 'The description has no event `book.sold`. Write the name of an event of the description, or remove the entry.\n  at #/flows/books/steps/1/event\n',
    },
    {
      title: 'neither an operation nor an event',
      steps: [create, { id: 'event', title: 'It happens' }],
      want: 'The step `event` needs an operation or an event, and not both.',
    },
    {
      title: 'an unknown request',
      steps: [create, { ...get, request: 'whole' }],
      want: 'The operation `getBook` has no request `whole`. Write one of default.\n  at #/flows/books/steps/1/request\n',
    },
    {
      title: 'an unknown parameter',
      steps: [create, { ...get, parameters: { ids: 8 } }],
      want: 'The operation `getBook` has no parameter `ids`. Write one of id.\n  at #/flows/books/steps/1/parameters/ids\n',
    },
    {
      title: 'a value that the documented response does not have',
      steps: [
        { ...create, outputs: { id: '/isbn' } },
        { ...get, parameters: {} },
      ],
      want: 'The documented response has no `/isbn`. Write a JSON Pointer to a value that it has.\n  at #/flows/books/steps/0/outputs/id\n',
    },
    {
      title: 'a value that the documented request does not have',
      steps: [create, { ...get, body: { '/title': 'Other' } }],
      want: 'The documented request has no `/title`.',
    },
    {
      title: 'an output of a later step',
      steps: [get, create],
      want: 'No step before has the output `id` of `made`. Add it to the `outputs` of that step.\n  at #/flows/books/steps/0/parameters/id\n',
    },
    {
      title: 'two steps with one id',
      steps: [create, { ...get, id: 'made' }],
      want: 'Two steps have the id `made`. Give each step its own id.\n  at #/flows/books/steps/1/id\n',
    },
    {
      title: 'an output that is not a pointer',
      steps: [{ ...create, outputs: { id: 'id' } }, get],
      want: '"id" is not a JSON Pointer. Write one such as "/items/0/amount".',
    },
    { title: 'a single step', steps: [create], want: 'at #/flows/books/steps\n' },
  ])('$title', ({ steps, want }) => {
    const { settings, printed } = read(steps);
    expect(settings).toBeUndefined();
    expect(printed).toContain(want);
  });
});
