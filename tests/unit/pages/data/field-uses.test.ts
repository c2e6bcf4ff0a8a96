import { expect, test } from 'vitest';
import { tellUses } from '../../../../generator/emit/pages/data/field-uses';
import { Uses } from '../../../../generator/emit/pages/data/uses';

/** The uses of an object by a page that has these anchors; the second place is the one that is written out. */
function usesOf(role: 'request' | 'response', anchors: string[]) {
  const uses = new Uses();
  const record = uses.recordFor({
    label: 'Create an invoice',
    href: '/api/invoices/create-invoice/',
    listedOn: { label: 'Invoices', href: '/api/invoices/' },
  });
  record.add('Contact', role, `${role}.seller`);
  record.add('Contact', role, `${role}.contact`);
  for (const anchor of anchors) record.claimId(anchor);
  return uses.of('Contact');
}

const field = (id: string, rest: object = {}) => ({ id, name: id, type: ['string'], ...rest });

test('a field is used where the page has it', () => {
  const uses = [
    ...usesOf('request', ['request.contact.name']),
    ...usesOf('response', ['response.contact.id', 'response.contact.name']),
  ];
  expect(uses.map(({ at }) => at)).toEqual(['request.contact', 'response.contact']);
  expect(tellUses([field('id'), field('name'), field('other')], uses)).toMatchObject([
    { id: 'id', usedBy: [1] },
    { id: 'name', usedBy: [0, 1] },
    { id: 'other', usedBy: undefined },
  ]);
});

test('members have their uses on the page of their object, or here where they have none', () => {
  const uses = usesOf('request', ['request.contact.address', 'request.contact.address.city']);
  const fields = [field('address.city')];
  const link = { label: 'Address', href: '/api/objects/address/' };
  expect(tellUses([field('address', { type: ['object'], fields })], uses)).toMatchObject([
    { usedBy: [0], fields: [{ usedBy: [0] }] },
  ]);
  expect(tellUses([field('address', { type: [link], fields })], uses)).toMatchObject([
    { usedBy: [0], fields: [{ id: 'address.city' }] },
  ]);
  expect(
    tellUses([field('address', { type: [link], fields })], uses)[0]?.fields?.[0]?.usedBy,
  ).toBeUndefined();
});

test('a page that has the object without its fields has no place for them', () => {
  expect(usesOf('response', ['response.contact'])).toMatchObject([{ role: 'response' }]);
  expect(usesOf('response', ['response.contact'])[0]?.at).toBeUndefined();
});
