import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ErrorsData } from '#core/contracts/page-data';
import { textOf } from '#core/json/read';
import { errorContradictions } from './description/error-contradictions';
import { asObject, loadDescription, lookUp } from './description/description';
import { commonCausesFirst, foreignErrorFields, promisesOfOneStatus } from './description/error-statements';

const description = loadDescription();

function readErrorsPage(): ErrorsData['errors'] {
  return (JSON.parse(readFileSync('generated/pages/errors.json', 'utf8')) as ErrorsData).errors;
}

describe('what operations say of their errors', () => {
  it('speaks of fields that the operation has', () => {
    expect(foreignErrorFields(description)).toEqual([]);
  });

  it.each([
    {
      response: 'AccountUnprocessable',
      want: ['createAccount 422 default: first_name', 'updateAccount 422 default: first_name'],
    },
    {
      response: 'DeliveryUnprocessable',
      want: ['deliverInvoice 422 default: first_name', 'deliverCredit 422 default: first_name'],
    },
  ])('would be caught with the field of another object in $response', ({ response, want }) => {
    const copy = structuredClone(description);
    const { content } = lookUp(copy, `#/components/responses/${response}`);
    asObject(asObject(content)['application/json']).examples = {
      default: { value: { errors: { first_name: ["can't be blank"] } } },
    };
    expect(foreignErrorFields(copy)).toEqual(want);
  });

  it('are said in the words of x-error-statuses where a status has several meanings, and where 410 is introduced', () => {
    const meanings = asObject(description['x-error-statuses']);
    const several = readErrorsPage().filter(({ reasons = [] }) => reasons.length > 1);
    expect(several.map(({ status }) => status)).toEqual(expect.arrayContaining(['406', '410', '422']));
    for (const { status, html = '' } of several)
      expect(html.replaceAll(/<[^>]+>/g, '')).toContain(textOf(meanings[status])?.replaceAll('`', ''));
    const [, gone = 'no second sentence'] = textOf(meanings['410'])?.split('. ') ?? [];
    const introduction = textOf(description.info.description)?.replaceAll(/\s+/g, ' ').toLowerCase();
    expect(introduction).toContain(gone.toLowerCase());
  });

  it('begin with the cause of the operation itself, where every operation has the others', () => {
    expect(commonCausesFirst(description)).toEqual([]);
  });

  it('would be caught with the common cause first', () => {
    const copy = structuredClone(description);
    const { content } = lookUp(copy, '#/components/responses/AddressesNotAcceptable');
    const json = asObject(asObject(content)['application/json']);
    json.examples = Object.fromEntries(Object.entries(asObject(json.examples)).reverse());
    expect(commonCausesFirst(copy)).toHaveLength(4);
  });

  it('promises no status always where others are listed', () => {
    expect(promisesOfOneStatus(description)).toEqual([]);
  });

  it.each(['Invoices cannot be deleted: this call always returns 410.', 'Returns 410 always.'])(
    'would be caught with %j',
    (text) => {
      const copy = structuredClone(description);
      asObject(asObject(copy.paths!['/invoices/{id}']).delete).description = text;
      expect(promisesOfOneStatus(copy)).toHaveLength(1);
    },
  );

  it('does not contradict the calls that succeed', () => {
    expect(errorContradictions(description)).toEqual([]);
  });

  it.each([
    {
      broken: 'The credit note cannot be issued: the invoice has more than one item.',
      want: 'createCredit 422: it is returned for "more than one item", but the',
    },
    {
      broken: 'The invoice cannot be credited with this `payment_method`.',
      want: 'createCredit 422: its text names payment_method, and its examples complain about credited_amount',
    },
  ])('would be caught with the text $broken', ({ broken, want }) => {
    const copy = structuredClone(description);
    lookUp(copy, '#/components/responses/CreditUnprocessable').description = broken;
    expect(errorContradictions(copy).join('\n')).toContain(want);
  });

  it('would be caught with a blank that a call sends', () => {
    const copy = structuredClone(description);
    const example = lookUp(copy, '#/components/examples/createContact.request');
    asObject(example.value).first_name = '';
    expect(errorContradictions(copy).join('\n')).toContain(
      "createContact 422: its example says that first_name can't be blank, but the request default succeeds",
    );
  });
});
