import type { JsonObject } from '#core/json/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../../../simulator/validation/parse-form';
import { toType } from '../../../simulator/validation/to-type';
import { contract } from '../send';

const limits = contract.limits.requestBody;

describe('parseForm', () => {
  it.each<{ given: string; want: JsonObject }>([
    { given: '', want: {} },
    { given: 'first_name=Zo%C3%AB+Maas', want: { first_name: 'Zoë Maas' } },
    {
      given: 'contact[first_name]=Ada&contact[city]=Bonn',
      want: { contact: { first_name: 'Ada', city: 'Bonn' } },
    },
    { given: 'tag_list[]=a&tag_list[]=b', want: { tag_list: ['a', 'b'] } },
    {
      given: 'items[][amount]=1&items[][quantity]=2&items[][amount]=3',
      want: { items: [{ amount: '1', quantity: '2' }, { amount: '3' }] },
    },
    {
      given: 'items[0][amount]=1&items[1][amount]=2&items[1][tax][country]=DE',
      want: { items: [{ amount: '1' }, { amount: '2', tax: { country: 'DE' } }] },
    },
    {
      given: 'items[][amount]=1&items[][tax][country]=DE',
      want: { items: [{ amount: '1', tax: { country: 'DE' } }] },
    },
    { given: 'items[0][amount]=1&items[0][amount]=2', want: { items: [{ amount: '2' }] } },
    { given: 'a=1&a=2', want: { a: '2' } },
    { given: 'a=1&a[b]=2', want: { a: { b: '2' } } },
    { given: 'a[]=1&a[][b]=2&a[][b]=3', want: { a: ['1', { b: '2' }, { b: '3' }] } },
    { given: 'a[][b][c]=1&a[][b][d]=2', want: { a: [{ b: { c: '1', d: '2' } }] } },
    { given: 'a[b]=1&a[][c]=2', want: { a: [{ c: '2' }] } },
    { given: 'a[7][b]=1&a[7][c]=2', want: { a: [{ b: '1' }, { c: '2' }] } },
    { given: 'a[0]=1&a[0][b][]=2', want: { a: ['1', { b: ['2'] }] } },
  ])('reads $given', ({ given, want }) => {
    expect(parseForm(given, limits)).toEqual(want);
  });

  it('reads back what was written, whatever the names', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => !/[[\]]/.test(text));
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { minLength: 1 }),
      fc.dictionary(name, fc.string(), { minKeys: 1 }),
    );
    fc.assert(
      fc.property(fc.dictionary(name, value), (body) => {
        const inner = Object.values(body).filter((one) => typeof one === 'object' && !Array.isArray(one));
        // `[0]` means an entry of a list, as in every form.
        fc.pre(!inner.some((one) => Object.keys(one).some((key) => /^\d+$/.test(key))));
        const parameters = new URLSearchParams();
        for (const [key, one] of Object.entries(body)) {
          if (typeof one === 'string') parameters.append(key, one);
          else if (Array.isArray(one)) for (const entry of one) parameters.append(`${key}[]`, entry);
          else for (const [member, text] of Object.entries(one)) parameters.append(`${key}[${member}]`, text);
        }
        expect(Object.entries(parseForm(parameters.toString(), limits))).toEqual(Object.entries(body));
      }),
    );
  });

  it('does not touch the prototype of anything', () => {
    const body = parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes', limits);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(Object.keys(body)).toEqual(['__proto__', 'constructor']);
  });
});

describe('toType', () => {
  it.each([
    { text: '25', type: 'integer' as const, want: 25 },
    { text: '-1', type: 'integer' as const, want: -1 },
    { text: '2.5', type: 'integer' as const, want: '2.5' },
    { text: '', type: 'integer' as const, want: '' },
    { text: '9007199254740993', type: 'integer' as const, want: '9007199254740993' },
    { text: '2.50', type: 'number' as const, want: 2.5 },
    { text: '1e3', type: 'number' as const, want: '1e3' },
    { text: 'true', type: 'boolean' as const, want: true },
    { text: 'yes', type: 'boolean' as const, want: 'yes' },
    { text: '25', type: 'string' as const, want: '25' },
    { text: '25,a', type: 'array' as const, want: ['25', 'a'] },
  ])('reads "$text" as $type: $want', ({ text, type, want }) => {
    expect(toType(text, type)).toEqual(want);
  });
});
