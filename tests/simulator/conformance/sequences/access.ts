import { get, post, put, raw, remove } from '../calls';
import type { Sequence } from '../sequence';

const accept = (value: string) => ({ headers: { Accept: value } });
const key = (value: string) => ({ headers: { Authorization: value } });
const simulate = (status: string) => ({ headers: { 'X-Simulator-Error': status } });

export const access: Sequence[] = [
  {
    title: 'access',
    calls: [
      get(200, '/ping'),
      get(400, '/ping?colour=red'),
      get(401, '/ping', key('Bearer at_EXAMPLE_EXPIRED')),
      get(200, '/ping', key('BEARER at_EXAMPLE')),
      get(401, '/ping', key('Bearer at_EXAMPLE x')),
      get(200, '/authorization'),
      get(200, '/authorization', key('Bearer at_EXAMPLE')),
      get(401, '/contacts/60312', key('Bearer at_EXAMPLE')),
      get(403, '/contacts/3'),
      get(404, '/contacts/1'),
      get(404, '/contacts/abc'),
      get(404, '/contacts/1.5'),
      get(404, '/no-such-path'),
      { method: 'PATCH', path: '/contacts/60312', want: 405 },
      { method: 'POST', path: '/ping', want: 405 },
      post(401, '/contacts', { first_name: 'Ada' }, key('Bearer at_EXAMPLE_READ_ONLY')),
      get(401, '/invoices/90210/deliver', key('Bearer at_EXAMPLE_READ_ONLY')),
      post(201, '/contacts', { first_name: 'Ada' }, key('Bearer at_EXAMPLE_READ_WRITE')),
      get(503, '/contacts', simulate('503')),
      get(400, '/contacts', simulate('418')),
      get(400, '/contacts?colour=red'),
      get(400, '/contacts?q=a&q=b'),
      get(400, '/contacts?limit=0'),
      get(400, '/contacts?limit=ten'),
    ],
  },
  {
    title: 'negotiation',
    calls: [
      get(200, '/ping', accept('application/json; api_version=20241028')),
      get(200, '/ping', accept('application/json; API_Version="20161108"')),
      get(406, '/ping', accept('application/json; API_Version=19990101')),
      get(406, '/ping', accept('application/json;q=0')),
      get(200, '/ping', accept('text/html, application/json;q=0.1')),
      get(200, '/ping', accept('Application/*')),
      get(406, '/ping', accept('application/xml')),
      get(406, '/contacts', accept('text/html')),
      raw(415, '/contacts', 'a=b', 'application/x-www-form-urlencoded'),
      raw(415, '/contacts', '<a/>', 'application/xml; charset=utf-8'),
      raw(201, '/contacts', '{"first_name":"Ada"}', 'APPLICATION/JSON ; charset=utf-8'),
      raw(400, '/contacts', '{"first_name":', 'application/json'),
      raw(400, '/contacts', '[]', 'application/json'),
      post(422, '/contacts', { first_name: 'Ada', discount: 90_000_000_000_000 }),
      post(422, '/contacts', { first_name: 'Ada', discount: -90_000_000_000_000 }),
      post(201, '/contacts', { first_name: 'Ada', discount: 89_999_999_999_999 }),
      post(422, '/invoices', { contact: { id: 60312 }, items: [{ unit_price: 1e20 }], number: 7 }),
      post(422, '/invoices', { contact: { id: 60312 }, items: [{ unit_price: 1, discount_rate: 1e20 }] }),
    ],
  },
  {
    title: 'paging',
    calls: [
      get(200, '/contacts?limit=2'),
      get(200, '/contacts?limit=2&created_before=60314'),
      get(200, '/contacts?limit=1&created_before=60301&q=a'),
      get(200, '/contacts?limit=500'),
      get(200, '/invoices?limit=1&state=paid'),
      get(200, '/s/other/api/items?limit=1'),
      get(200, '/s/other/api/items?limit=1&created_before=3303'),
      remove(204, '/s/other/api/items/3301'),
      get(404, '/s/other/api/items/3301'),
      get(200, '/items/3301'),
    ],
  },
  {
    title: 'lenient',
    mode: 'lenient',
    calls: [
      get(200, '/contacts.json?limit=1&colour=red'),
      raw(201, '/contacts.json', 'first_name=Ada&discount=5&colour=red', 'application/x-www-form-urlencoded'),
      raw(201, '/contacts', '{"first_name":"Ada","nickname":"A","discount":"7"}', 'text/plain'),
      raw(
        201,
        '/transactions',
        'items[][amount]=119&items[][description]=Book&items[][amount]=5&payment[method]=cash&tags=a,b',
        'application/x-www-form-urlencoded',
      ),
      raw(422, '/contacts', 'discount=five', 'application/x-www-form-urlencoded'),
      put(200, '/contacts/60312', { colour: 'red', discount: '5' }),
    ],
  },
];
