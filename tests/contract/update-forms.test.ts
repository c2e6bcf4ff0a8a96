import { describe, expect, it } from 'vitest';
import { creationDefaults } from './description/creation-defaults';
import { asObject, loadDescription, lookUp } from './description/description';

const description = loadDescription();

/** The description after a mistake in one member of a schema. */
function withMember(pointer: string, mistake: object) {
  const copy = structuredClone(description);
  Object.assign(lookUp(copy, `#/components/schemas/${pointer}`), mistake);
  return copy;
}

describe('update forms', () => {
  it('say nothing of what a new record starts with', () => {
    expect(creationDefaults(description)).toEqual([]);
  });

  it.each([
    {
      title: 'a default',
      given: withMember('ProductUpdate/properties/kind', { default: 'one_off' }),
      want: ['updateProduct: kind has a default'],
    },
    {
      title: 'a default in words',
      given: withMember('RecurringFields/properties/start_date', {
        description: 'First day of the schedule. Defaults to one month from today.',
      }),
      want: [
        'updateRecurring: start_date says: First day of the schedule. Defaults to one month from today.',
      ],
    },
    {
      title: 'a default in a note',
      given: withMember('TaxIdUpdate/properties/valid_from', {
        'x-notes': [{ text: 'If omitted, the first day of the current year.' }],
      }),
      want: ['updateTaxId: valid_from says: If omitted, the first day of the current year.'],
    },
  ])('are caught with $title', ({ given, want }) => {
    expect(creationDefaults(given)).toEqual(want);
  });

  it('leave the defaults to the forms that create', () => {
    const { properties } = lookUp(description, '#/components/schemas/ProductCreate');
    expect(Object.values(asObject(properties)).every((member) => 'default' in asObject(member))).toBe(true);
  });
});
