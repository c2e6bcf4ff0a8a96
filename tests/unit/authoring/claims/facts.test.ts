import { describe, expect, test } from 'vitest';
import type { Facts, FieldFact, ParameterFact } from '#core/contracts/facts';
import type { Claim } from '../../../../authoring/claims/claim';
import { byName, findContradicted } from '../../../../authoring/claims/facts/find-contradicted';
import { generateFacts } from '../../../../authoring/claims/facts/generate-facts';
import { findUnreviewed } from '../../../../authoring/claims/find-unreviewed';
import { formatUnreviewed } from '../../../../authoring/claims/format-unreviewed';
import { stepsOf } from '../../../../authoring/claims/review/steps';
import type { Premises } from '../../../../authoring/claims/verdict';

function field(name: string, more: Partial<FieldFact> = {}): FieldFact {
  return {
    name,
    type: 'string',
    required: false,
    deprecated: false,
    limits: [],
    enum: [],
    href: `/${name}`,
    readOnly: false,
    writeOnly: false,
    ...more,
  };
}

function valuesOf(...values: string[]): FieldFact['enum'] {
  return values.map((value) => ({ value }));
}

const limit: ParameterFact = {
  ...field('limit', { type: 'integer', default: 25, limits: ['1 to 100'] }),
  in: 'query',
};

/** A shop that declares something of each form. */
const DECLARED: Pick<Facts, 'fields' | 'parameters' | 'operations' | 'headers'> = {
  fields: {
    'Order.status': field('status', { enum: valuesOf('placed', 'sent'), readOnly: true }),
    'Order.note': field('note', { limits: ['at most 40 characters'] }),
    'OrderCreate.note': field('note', { limits: ['at most 40 characters'] }),
    'OrderCreate.copies': field('copies', { type: 'integer', required: true, limits: ['1 to 20'] }),
    'OrderCreate.labels': field('labels', {
      type: 'array of string',
      limits: ['at most 5 items', 'each 1 to 12 characters'],
    }),
    'OrderCreate.wrap': field('wrap', { type: 'string', default: 'paper', enum: valuesOf('paper', 'none') }),
    'Book.note': field('note', { limits: ['at most 90 characters'], required: true }),
  },
  parameters: { 'listOrders.limit': limit },
  operations: {
    listOrders: operation('GET', '/orders'),
    createOrder: operation('POST', '/orders'),
    getOrder: operation('GET', '/orders/{id}'),
  },
  headers: { 'X-Pages-Next': { type: 'string' } },
};

function operation(method: string, path: string): Facts['operations'][string] {
  return { method, path, summary: '', href: path, tag: 'Orders', deprecated: false };
}

const vocabulary = { states: new Set<string>(), terms: new Set<string>() };
const facts = byName(generateFacts(DECLARED));
const PAGE = 'docs/orders.mdx';
const found = (sentence: string, place: Partial<Claim> = {}) =>
  findContradicted({ file: PAGE, sentence, ...place }, facts, vocabulary);

describe('a sentence that says something else than the description', () => {
  test.each<[sentence: string, about: string, from: string, to: string]>([
    ['`copies` is optional.', 'OrderCreate.copies', 'required', 'optional'],
    ['<Field OrderCreate.note> is required.', 'OrderCreate.note', 'optional', 'required'],
    ["`copies` isn't required.", 'OrderCreate.copies', 'required', 'optional'],
    ['`wrap` is `none` by default.', 'OrderCreate.wrap', 'paper', 'none'],
    ['Set `wrap` to `none`, the default.', 'OrderCreate.wrap', 'paper', 'none'],
    ['<Value OrderCreate.wrap none> is the default.', 'OrderCreate.wrap', 'paper', 'none'],
    ['The default of `limit` is 50.', 'listOrders.limit', '25', '50'],
    ['Ask for `limit`: 50 by default, 100 at most.', 'listOrders.limit', '25', '50'],
    ['`limit` is at most 200.', 'listOrders.limit', '100', '200'],
    ['Call it with `limit=200` for more.', 'listOrders.limit', '100', '200'],
    ['`copies` is between 2 and 20.', 'OrderCreate.copies', '1', '2'],
    ['<Field Order.note> has up to 90 characters.', 'Order.note', '40', '90'],
    ['Send `labels`, no more than six of them.', 'OrderCreate.labels', '5', '6'],
    ['Each of `labels` has at most 20 characters.', 'OrderCreate.labels', '12', '20'],
    ['`note` has at least 40 characters.', 'Order.note', 'at-most', 'at-least'],
    ['`status` is `lost` then.', 'Order.status', 'placed, sent', 'lost'],
    ['Filter by `status=lost`.', 'Order.status', 'placed, sent', 'lost'],
    ['`copies` is a string.', 'OrderCreate.copies', 'integer', 'string'],
    ['<Field Order.status> is not read-only.', 'Order.status', 'read-only', 'not read-only'],
    ['Delete it with `DELETE /orders/{id}`.', '/orders/{id}', 'GET', 'DELETE'],
    ['Read `X-Page-Next`.', 'X-Pages-Next', 'X-Pages-Next', 'X-Page-Next'],
  ])('%s', (sentence, about, from, to) => {
    const { fact, slots = [] } = found(sentence) ?? {};
    expect(fact?.about).toBe(about);
    expect(slots[0]).toMatchObject({ from, to });
  });

  test('is about its field if it is in the description of that', () => {
    const at = 'properties.note.description';
    expect(found('At most 90 characters.', { file: 'openapi/schemas/Order.yaml', at })?.fact.about).toBe(
      'Order.note',
    );
    const path = { file: 'openapi.yaml', at: `components.schemas.Order.${at}` };
    expect(found('At most 90 characters.', path)?.fact.about).toBe('Order.note');
    expect(found('At most 90 characters.', { ...path, at: at.replace('note', 'other') })).toBeUndefined();
  });
});

describe('a sentence is left alone', () => {
  test.each([
    ['that says the same', '`copies` is required.'],
    ['in other words', 'You have to send `copies`.'],
    ['with a condition', '`note` is required if it is a present.'],
    ['about some cases', '`copies` is optional in a draft.'],
    ['that fits one of two objects with that field', '`note` has at most 90 characters.'],
    ['that fits what is written and what is read', '<Field OrderCreate.note> has at most 40 characters.'],
    ['about a field that nothing is declared of', '`weight` is at most 5.'],
    ['about another object with the field', '<Field Basket.note> has at most 12 characters.'],
    ['about another unit', '`note` has at most 3 lines.'],
    ['about the other end of a range', '`limit` is at least 1.'],
    ['with a value within the range', 'Call it with `limit=50`.'],
    ['with a value that is declared', '`status` is `sent`.'],
    ['with a number that limits nothing', 'The 200 orders of `limit=100` come at once.'],
    ['about a method that the path has', 'Create it with `POST /orders`.'],
    ['about an unknown path', 'Log in with `POST /login`.'],
    ['about a standard header', 'Send `Content-Type`.'],
    ['about a header in lower case', 'Read `x-pages-next`.'],
    ['about the parts of a value', '`labels`: up to 5 items of up to 40 characters.'],
    ['that says a default that nothing declares', '`copies` is 3 by default.'],
  ])('%s: %s', (_, sentence) => {
    expect(found(sentence)).toBeUndefined();
  });
});

describe('the comparison refuses', () => {
  const claim: Claim = { file: PAGE, line: 7, sentence: '`limit` is at most 200.' };
  const entry = { sentence: claim.sentence, basis: 'decided pages' };
  const known = {
    executed: new Map(),
    specified: new Map(),
    decided: new Map([['pages', 'Pages have an end.']]),
    security: new Map(),
  };
  const premises: Premises = {
    claims: [claim],
    ledger: new Map(),
    known,
    accepted: { executed: {}, specified: {}, decided: {}, security: {} },
    vocabulary,
    facts,
    project: { command: 'npm run claims', folder: 'docs/_claims' },
  };
  const printed = (given: Premises) => formatUnreviewed(findUnreviewed(given), 'text', given);

  test('a new sentence, and shows what the description states and what differs', () => {
    expect(findUnreviewed(premises)).toMatchObject([{ verdict: 'refused', line: 7 }]);
    for (const part of [
      `${PAGE}:7:1`,
      '  now:   `limit` is at most 200.',
      '  states: `limit` is at most 100 (listOrders.limit)',
      'number: 100 → 200',
    ])
      expect(printed(premises)).toContain(part);
  });

  test('an accepted one, once the description says something else', () => {
    const given = { ...premises, ledger: new Map([[PAGE, [entry]]]) };
    expect(stepsOf(given)).toMatchObject([{ kind: 'false', claim }]);
    expect(printed(given)).toContain('`limit` is at most 100');
  });

  test('a changed one whatever it rests on', () => {
    const ledger = new Map([[PAGE, [{ ...entry, sentence: '`limit` is at most 100.' }]]]);
    expect(findUnreviewed({ ...premises, ledger })).toMatchObject([{ verdict: 'refused' }]);
  });
});
