import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Arazzo } from '../../../generator/emit/arazzo/arazzo';
import type { Flows } from '#core/contracts/flows';
import { emitArazzo } from '../../../generator/emit/arazzo/emit-arazzo';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { BOOK_SETTINGS, describeBooks } from '../simulator/describe';
import { holds } from '../../specified/holds';

describe('emitArazzo', () => {
  const model = buildApiModel(describeBooks());
  const files = emitArazzo(model, BOOK_SETTINGS);
  const [file] = files;
  const arazzo = parse(file?.content ?? '') as Arazzo;

  it('writes the same files each time', () => {
    expect(files.map(({ path }) => path)).toEqual(['arazzo/api.arazzo.yaml', 'arazzo/flows.json']);
    expect(emitArazzo(model, BOOK_SETTINGS)).toEqual(files);
    expect(arazzo.sourceDescriptions).toEqual([
      { name: 'api', url: '../bundle/openapi.json', type: 'openapi' },
    ]);
  });

  it('has reading calls first and deleting ones last, so that each finds its record', () => {
    expect(arazzo.workflows.map(({ workflowId }) => workflowId)).toEqual([
      'listBooks',
      'getBook',
      'life-createBook',
      'createBook',
      'deleteBook',
    ]);
  });

  it('expects the documented status and the record that was asked for', () => {
    const call = arazzo.workflows.find(({ workflowId }) => workflowId === 'getBook')?.steps[0];
    expect(call).toEqual({
      stepId: 'call',
      operationId: 'getBook',
      parameters: [{ name: 'id', in: 'path', value: 8 }],
      successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/id == 8' }],
    });
  });

  it('follows a record from its creation to what is left of it', holds('workflows.life'), () => {
    const life = arazzo.workflows.find(({ workflowId }) => workflowId === 'life-createBook');
    expect(
      life?.steps.map(({ stepId, successCriteria }) => [
        stepId,
        ...successCriteria.map(({ condition }) => condition),
      ]),
    ).toEqual([
      ['create', '$statusCode == 201'],
      ['get', '$statusCode == 200', '$response.body#/id == $steps.create.outputs.id'],
      [
        'list',
        '$statusCode == 200',
        '$response.body#/0/id == $steps.create.outputs.id',
        "$response.header.X-More == 'true'",
      ],
      ['delete', '$statusCode == 410'],
      ['get-again', '$statusCode == 200'],
    ]);
  });

  it('has the flows as workflows, and for the site with the requests that they send', () => {
    const flows = {
      books: {
        summary: 'Create a book and read it',
        steps: [
          { id: 'made', title: 'Create', operation: 'createBook', outputs: { id: '/id' } },
          { id: 'read', title: 'Read', operation: 'getBook', parameters: { id: '$steps.made.outputs.id' } },
        ],
      },
    };
    const [workflows, played] = emitArazzo(model, { ...BOOK_SETTINGS, flows });
    const flow = (parse(workflows?.content ?? '') as Arazzo).workflows.find(
      (one) => one.workflowId === 'books',
    );
    expect(flow?.steps).toMatchObject([
      { stepId: 'made', operationId: 'createBook', outputs: { id: '$response.body#/id' } },
      { stepId: 'read', parameters: [{ name: 'id', in: 'path', value: '$steps.made.outputs.id' }] },
    ]);
    const { books } = JSON.parse(played?.content ?? '') as Flows;
    expect(books?.steps).toMatchObject([
      { id: 'made', title: 'Create', operation: 'createBook', outputs: { id: '/id' } },
      { id: 'read', request: { parameters: { path: { id: '$steps.made.outputs.id' } } } },
    ]);
  });
});
