import { describe, expect, it } from 'vitest';
import { compileValidators } from '#core/schema/compile-validators';
import { createValidators } from '#core/schema/create-validators';
import { buildContract } from '../../../generator/emit/simulator/build-contract';
import { emitSimulator } from '../../../generator/emit/simulator/emit-simulator';
import { SchemaRegistry } from '../../../generator/emit/simulator/schema-registry';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { loadCompiled } from '../../builders/load-compiled';
import { BOOK_SETTINGS, describeBooks } from './describe';

describe('emitSimulator', () => {
  it('writes three files, the same each time, and leaves the model as it was', () => {
    const model = buildApiModel(describeBooks());
    const before = structuredClone(model);
    const files = emitSimulator(model, BOOK_SETTINGS);
    expect(files.map(({ path }) => path)).toEqual([
      'simulator/contract.json',
      'simulator/schemas.json',
      'simulator/world.json',
    ]);
    expect(files.every(({ content }) => content.endsWith('\n'))).toBe(true);
    expect(emitSimulator(model, BOOK_SETTINGS)).toEqual(files);
    expect(model).toEqual(before);
  });
});

describe('the contract', () => {
  const model = buildApiModel(describeBooks());
  const contract = buildContract(model, BOOK_SETTINGS, new SchemaRegistry(model.schemas));

  it('holds what decides on a response', () => {
    expect(contract).toMatchObject({
      apiVersions: ['2', '1'],
      limits: { rate: { calls: 2, windowSeconds: 1 } },
      sandbox: { documentLimit: { max: 3, headers: ['X-Limit', 'X-Remaining'] } },
      errors: { BadRequest: { validator: 'response_Error', bodies: { default: { error: 'Bad.' } } } },
    });
    expect(contract.operations.map(({ id }) => id)).toEqual([
      'listBooks',
      'createBook',
      'getBook',
      'deleteBook',
    ]);
    expect(contract.operations[0]).toEqual({
      id: 'listBooks',
      method: 'GET',
      path: '/shelf/books',
      pathParameters: [],
      query: {
        parameters: [
          { name: 'limit', type: 'integer', default: 25 },
          { name: 'created_before', type: 'integer' },
        ],
        validator: 'request_listBooks_query',
      },
      security: [
        { scheme: 'basicAuth', scopes: [] },
        { scheme: 'oauth2', scopes: ['read_only'] },
      ],
      success: {
        status: 200,
        validator: 'response_listBooks',
        order: 'Book',
        headers: [{ name: 'X-More', validator: 'response_X_More', type: 'string' }],
      },
      errors: { '400': 'BadRequest' },
      isPaged: true,
    });
  });

  it('shares the validator of a component and has no success for a delete that is refused', () => {
    const [, create, get, remove] = contract.operations;
    expect(create?.body).toEqual({ mediaTypes: ['application/json'], validator: 'request_createBook_body' });
    expect([create?.success?.validator, get?.success?.validator]).toEqual(['response_Book', 'response_Book']);
    expect(remove).not.toHaveProperty('success');
  });

  it('knows the empty form of a response: defaults, null and empty lists, bases first', () => {
    expect(contract.defaultObjects.Book).toEqual({ kind: 'paper', notes: null, published: null, copies: [] });
    expect(contract.defaultObjects).not.toHaveProperty('Error');
  });
});

describe('the validators', () => {
  const model = buildApiModel(describeBooks());
  const schemas = new SchemaRegistry(model.schemas);
  buildContract(model, BOOK_SETTINGS, schemas);
  const code = compileValidators(schemas);
  const kinds = { 'when they are used': createValidators(schemas), ahead: loadCompiled(code) };

  it('take nothing from elsewhere but their runtime, and need no eval, when they are compiled ahead', () => {
    expect(new Set(code.match(/\brequire\([^)]*\)/g))).toEqual(
      new Set(['require("#core/schema/formats")', 'require("ajv/dist/runtime/ucs2length")']),
    );
    expect(code).not.toMatch(/\bimport\(|\beval\(|new Function/);
  });

  it('are the same ones, whenever they are compiled', () => {
    for (const validators of Object.values(kinds))
      expect(Object.keys(validators).toSorted()).toEqual(Object.keys(schemas.validators).toSorted());
  });

  it.each([
    { validator: 'request_createBook_body', value: { title: 'Short', published: '2024-02-29' }, want: true },
    { validator: 'request_createBook_body', value: { published: '2024-02-30' }, want: false },
    { validator: 'request_createBook_body', value: { published: '2023-02-29' }, want: false },
    { validator: 'request_createBook_body', value: { published: '2024-2-9' }, want: false },
    { validator: 'request_createBook_body', value: { title: '👍👍👍👍👍' }, want: true },
    { validator: 'request_createBook_body', value: { title: '👍👍👍👍👍👍' }, want: false },
    { validator: 'request_createBook_body', value: { id: 1 }, want: false },
    { validator: 'request_listBooks_query', value: { limit: 1 }, want: true },
    { validator: 'request_listBooks_query', value: { page: 1 }, want: false },
    { validator: 'response_Book', value: { id: 1, copies: [] }, want: true },
    { validator: 'response_Book', value: { id: 1, more: true }, want: false },
    { validator: 'response_Book', value: { title: 'x' }, want: false },
    { validator: 'response_X_More', value: 'maybe', want: false },
  ])('$validator decides on $value: $want', ({ validator, value, want }) => {
    for (const [kind, validators] of Object.entries(kinds))
      expect(validators[validator]?.(value), kind).toBe(want);
  });
});
