import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { buildErrorsData } from '../../../../generator/emit/pages/data/errors';
import { buildOperationData } from '../../../../generator/emit/pages/data/operation';
import { Uses } from '../../../../generator/emit/pages/data/uses';
import { asWritten, contextOf, idsOf } from '../../../builders/pages';
import { holds } from '../../../specified/holds';

/** An operation whose 422 has a body with that field alone, which no component names. */
function failing(field: string): JsonObject {
  const schema = { type: 'object', properties: { [field]: { type: 'string' } } };
  return { responses: { 422: { description: 'Wrong', content: { 'application/json': { schema } } } } };
}

test('the bodies of an error that have no name are each shown once', () => {
  const { errors } = buildErrorsData(
    contextOf({
      paths: {
        '/a': { post: failing('message') },
        '/b': { post: failing('reason') },
        '/c': { post: failing('message') },
      },
    }),
  );
  const fields = errors[0]?.content?.map(({ schema }) => schema?.fields?.map(({ name }) => name));
  expect(fields).toEqual([['message'], ['reason']]);
});

test('the reasons of a status are listed with the operations that have them', holds('errors.reasons'), () => {
  const refusing = (...reasons: string[]) => ({
    operationId: reasons.join(''),
    responses: {
      406: {
        description: 'Refused',
        content: {
          'application/json': {
            examples: Object.fromEntries(reasons.map((name) => [name, { summary: name, value: { name } }])),
          },
        },
      },
    },
  });
  const reasonsOf = (...operations: JsonObject[]) => {
    const paths = Object.fromEntries(operations.map((get, index) => [`/${index}`, { get }]));
    return asWritten(buildErrorsData(contextOf({ paths })).errors)[0]?.reasons;
  };
  expect(reasonsOf(refusing('xml', 'version'), refusing('code', 'xml'))).toMatchObject([
    { name: 'xml', messages: ['xml'], everyOperation: true },
    { name: 'version', operations: [{}] },
    { name: 'code', operations: [{}] },
  ]);
  expect(reasonsOf(refusing('xml'), refusing('xml', ''))).toHaveLength(2);
  expect(reasonsOf(refusing('xml'))).toBeUndefined();
});

/** Operations of a description by their paths, with the errors on their pages. */
function errorsOfPages(description: JsonObject) {
  const context = contextOf(description);
  const place = { label: '', href: '/', listedOn: { label: '', href: '/' } };
  const pages = context.model.operations.map((operation) => {
    const { errors } = buildOperationData(operation, undefined, new Uses().recordFor(place), context);
    return [operation.path, asWritten(errors)] as const;
  });
  return { pages: new Map(pages), common: asWritten(buildErrorsData(context).errors) };
}

test('the fields of a body without a name are on the page of the operation, those of an object are not', () => {
  const named = { $ref: '#/components/schemas/Problem' };
  const content = (schema: Json) => ({ 'application/json': { schema } });
  const { pages } = errorsOfPages({
    paths: {
      '/a': { post: failing('message') },
      '/b': { post: { responses: { 422: { description: 'Wrong', content: content(named) } } } },
      '/c': {
        post: {
          responses: { 422: { description: 'Wrong', content: content({ type: 'array', items: named }) } },
        },
      },
    },
    components: { schemas: { Problem: { type: 'object', properties: { code: { type: 'integer' } } } } },
  });
  const ids = [...pages].map(([path, [error]]) => [path, idsOf(error?.content?.[0]?.schema ?? {})]);
  expect(Object.fromEntries(ids)).toEqual({ '/a': ['422.message'], '/b': [], '/c': [] });
});

test(
  'an error that every operation returns is common only when all of it is the same',
  holds('errors.common'),
  () => {
    const links = { Help: { operationId: 'getHelp', description: 'Reads what to do.' } };
    const down = { description: 'Down', content: { 'application/json': { schema: { type: 'string' } } } };
    const { pages, common } = errorsOfPages({
      paths: {
        '/a': {
          get: { operationId: 'getHelp', responses: { 422: { ...down, links }, 503: { ...down, links } } },
        },
        '/b': { get: { responses: { 422: down, 503: { ...down, links } } } },
        '/c': {
          get: { responses: { ...(failing('message').responses as JsonObject), 503: { ...down, links } } },
        },
      },
    });
    const marks = [...pages.values()].map((errors) => errors.map((error) => error.common === true));
    expect(marks).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ]);
    const onShared = common.map(({ links: shown = [] }) => shown.map(({ id }) => id));
    expect(onShared).toEqual([[], ['503.link.Help']]);
  },
);

test('the page of errors has the headers of all operations that return one', () => {
  const returning = (header: string) => ({
    responses: { 429: { description: 'Wait', headers: { [header]: { schema: { type: 'integer' } } } } },
  });
  const { common } = errorsOfPages({
    paths: { '/a': { get: returning('Retry-After') }, '/b': { get: returning('X-Wait') } },
  });
  expect(common[0]?.headers?.map(({ id }) => id)).toEqual(['429.header.Retry-After', '429.header.X-Wait']);
});

test('an operation without a success begins with the status that it always returns', () => {
  const failing404 = { 404: { description: 'None' }, 410: { description: 'Gone' } };
  const { pages } = errorsOfPages({
    paths: {
      '/gone': { delete: { responses: failing404 } },
      '/there': { delete: { responses: { 204: { description: 'Deleted' }, ...failing404 } } },
    },
  });
  const statuses = [...pages].map(([path, errors]) => [path, errors.map(({ status }) => status)]);
  expect(Object.fromEntries(statuses)).toEqual({ '/gone': ['410', '404'], '/there': ['404', '410'] });
});

test('the notes of one operation are on its page, those of all on the page of errors', () => {
  const refusing = (note: string) => ({
    responses: {
      406: {
        description: note,
        'x-notes': [
          { text: 'For all.', basis: 'choice' },
          { text: note, basis: 'choice' },
        ],
        content: { 'application/json': { examples: { own: { summary: note, value: { error: note } } } } },
      },
    },
  });
  const { common } = errorsOfPages({
    'x-error-statuses': { 406: 'Not acceptable.' },
    paths: { '/a': { get: refusing('A.') }, '/b': { get: refusing('B.') } },
  });
  expect(common[0]).toMatchObject({ html: '<p>Not acceptable.</p>', notes: [{ html: '<p>For all.</p>' }] });
  expect(common[0]?.notes).toHaveLength(1);
  expect(common[0]?.reasons?.map(({ messages }) => messages)).toEqual([['A.'], ['B.']]);
});
