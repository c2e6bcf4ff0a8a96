import { expect, it } from 'vitest';
import { addressOfServer, isAddress, isAddressPart, isHostLabel } from '#core/http/address';

const server = {
  template: 'https://{region}.berths.example/{path}/{region}',
  variables: [
    { name: '{region}', value: 'eu' },
    { name: '{path}', value: 'v1' },
  ],
};

it.each([
  [{}, 'https://eu.berths.example/v1/eu'],
  [{ '{region}': 'us', '{path}': '' }, 'https://us.berths.example/v1/us'],
  [{ '{path}': '$&' }, 'https://eu.berths.example/$&/eu'],
  [Object.create({ '{region}': 'proto' }) as Record<string, string>, 'https://eu.berths.example/v1/eu'],
])('the address with the values %j is %s', (values, address) => {
  expect(addressOfServer(server, values)).toBe(address);
});

it.each(['eu-west', 'localhost:8080', 'v1/a', 'a.b~c_d+e', ''])('%j can be part of an address', (value) => {
  expect(isAddressPart(value)).toBe(true);
});

it.each([
  "'",
  '"',
  '`',
  '$x',
  '#{x}',
  '\\',
  '{a}',
  ' ',
  '\n',
  'a//b',
  'a@b',
  '<b>',
  'ü',
  'a\u202eb',
  'a'.repeat(101),
])('%j cannot be part of an address', (value) => expect(isAddressPart(value)).toBe(false));

it.each(['https://a.example', 'http://localhost:4020/v1', 'https://a.example/?a=b&c=d'])(
  'code can have the address %s',
  (address) => expect(isAddress(address)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'https://a.example/{b}',
  'https://a.example:99999',
  "https://a'b.example",
  'a.example',
])('code cannot have the address %s', (address) => expect(isAddress(address)).toBe(false));

it.each(['a', 'demo', 'Ada-Books', '4', 'a--b', 'a'.repeat(63)])(
  '%j can be a part of a host name',
  (label) => {
    expect(isHostLabel(label)).toBe(true);
  },
);

it.each([
  '',
  '-a',
  'a-',
  'a_b',
  'a.b',
  'a b',
  'ä',
  'a/b',
  'a\nb',
  '"><img',
  'a\u202eb',
  'a'.repeat(64),
  '-'.repeat(63),
])('%j cannot be a part of a host name', (label) => expect(isHostLabel(label)).toBe(false));
