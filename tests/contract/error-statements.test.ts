import { describe, expect, it } from 'vitest';
import { errorContradictions } from './description/error-contradictions';
import { asObject, loadDescription, lookUp } from './description/description';
import { foreignErrorFields, promisesOfOneStatus } from './description/error-statements';

const description = loadDescription();

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
