import { describe, expect, it } from 'vitest';
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
});
