import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '#core/json/json';
import { contract } from '../send';
import { holds } from '../../specified/holds';
import { openClient } from './client';

/** Values of fields that a search could read, none of which is part of another. */
const NEEDLES = {
  notes: 'needle-of-notes',
  payment_details: 'needle-of-payment-details',
  po_number: 'needle-of-po-number',
  subject: 'needle-of-subject',
};

const LISTS = [
  {
    list: '/contacts',
    id: 60313,
    sent: { notes: NEEDLES.notes },
    searched: ['full_name', 'email', 'tax_id'],
  },
  { list: '/credits', id: 90436, sent: NEEDLES, searched: ['number', 'contact.full_name'] },
  { list: '/expenses', id: 7119, sent: NEEDLES, searched: ['po_number', 'contact.full_name'] },
  { list: '/invoices', id: 90420, sent: NEEDLES, searched: ['number', 'contact.full_name'] },
  { list: '/items', id: 3303, sent: { description: NEEDLES.notes }, searched: ['code', 'name'] },
  { list: '/recurring', id: 640, sent: NEEDLES, searched: ['po_number', 'contact.full_name'] },
];

describe('q', () => {
  it.each(LISTS)(
    'of $list searches $searched and no other text',
    holds('lists.text-search'),
    async ({ list, id, sent, searched }) => {
      const { get, put } = openClient();
      const { body } = await put(`${list}/${id}`, sent);
      const texts = [...textsOf(body), ...(isObject(body.contact) ? textsOf(body.contact, 'contact.') : [])];
      const wanted = texts.filter(([name]) => searched.includes(name));
      expect(wanted.map(([name]) => name).sort()).toEqual(searched.toSorted());
      for (const [name, text] of texts) {
        const found = (await get(`${list}?q=${encodeURIComponent(text)}`)).list.some((one) => one.id === id);
        const isWanted = wanted.some(([, value]) => value.includes(text));
        expect(found, `${name}: ${text}`).toBe(isWanted);
      }
    },
  );

  it('is looked at in every list that has it', () => {
    const lists = contract.operations.filter(({ query }) =>
      query.parameters.some(({ name }) => name === 'q'),
    );
    expect(lists.map(({ path }) => path).sort()).toEqual(LISTS.map(({ list }) => list));
  });
});

function textsOf(record: JsonObject, prefix = ''): [name: string, text: string][] {
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[`${prefix}${name}`, value]] : [],
  );
}
