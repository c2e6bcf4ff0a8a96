import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { orderMembers } from '#core/json/order-members';

const orders = {
  Invoice: { id: '', state: '', contact: 'Contact', items: 'Item' },
  Contact: { id: '', name: '', parent: 'Contact' },
  Item: { id: '', rate: '' },
};

test.each<{ title: string; given: Json; name?: string; want: string }>([
  { title: 'an object', given: { state: 'paid', id: 1 }, name: 'Invoice', want: '{"id":1,"state":"paid"}' },
  { title: 'each element of a list', given: [{ rate: 1, id: 2 }], name: 'Item', want: '[{"id":2,"rate":1}]' },
  {
    title: 'objects inside it, at any depth',
    given: { contact: { parent: { name: 'b', id: 3 }, id: 2 }, items: [{ rate: 1, id: 4 }] },
    name: 'Invoice',
    want: '{"contact":{"id":2,"parent":{"id":3,"name":"b"}},"items":[{"id":4,"rate":1}]}',
  },
  {
    title: 'members that are not named, which follow as they were',
    given: { z: 1, a: 2, id: 3 },
    name: 'Contact',
    want: '{"id":3,"z":1,"a":2}',
  },
  { title: 'null', given: { contact: null, id: 1 }, name: 'Invoice', want: '{"id":1,"contact":null}' },
  { title: 'a value without an order', given: { b: 1, a: 2 }, want: '{"b":1,"a":2}' },
])('orderMembers sorts $title', ({ given, name, want }) => {
  expect(JSON.stringify(orderMembers(given, name, orders))).toBe(want);
});
