import { expect, test } from 'vitest';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import { openBooks, send } from './books';

test('a record that was created can be read, listed, changed and deleted', () => {
  const { world } = openBooks();
  const created = send(world, 'POST', '/books', { title: 'Emma', pages: 300 });
  expect(created.status).toBe(201);
  const { id } = created.body as { id: string };
  expect(id).toMatch(/^bk_\d{4}$/);
  expect(send(world, 'GET', `/books/${id}`).body).toMatchObject({
    id,
    title: 'Emma',
    pages: 300,
    note: 'none',
  });
  expect(send(world, 'GET', '/books').body).toMatchObject({ total: 2, has_more: false });
  expect(send(world, 'PATCH', `/books/${id}`, { pages: 301 }).body).toMatchObject({
    title: 'Emma',
    pages: 301,
  });
  expect(send(world, 'GET', `/books/${id}`).body).toMatchObject({ title: 'Emma', pages: 301 });
  expect(send(world, 'DELETE', `/books/${id}`).status).toBe(204);
  expect(send(world, 'GET', `/books/${id}`).status).toBe(404);
});

test('the documented id gives the documented example', () => {
  const { world } = openBooks();
  const answer = send(world, 'GET', '/books/bk_0007');
  expect(answer.body).toEqual({
    id: 'bk_0007',
    title: 'Dune',
    pages: 412,
    state: 'draft',
    createdAt: '2024-03-01T10:00:00Z',
  });
  expect(answer.provenance).toEqual({ stored: [], computed: [], example: [''], made: [] });
});

test('every part of an answer says where it is from', () => {
  const { world } = openBooks();
  const { provenance, effect } = send(world, 'POST', '/books', { title: 'Emma' });
  expect(provenance).toEqual({
    stored: ['/title'],
    computed: ['/id', '/note', '/createdAt'],
    example: [],
    made: ['/state'],
  });
  expect(effect).toBe('stored');
});

test('a replaced record keeps what only the server sets, and its defaults', () => {
  const { world } = openBooks();
  const { body } = send(world, 'PUT', '/books/bk_0007', { title: 'Dune II' });
  expect(body).toEqual({
    id: 'bk_0007',
    title: 'Dune II',
    note: 'none',
    state: 'draft',
    createdAt: '2024-03-01T10:00:00Z',
  });
});

test('members that only responses have are ignored, and named', () => {
  const { world } = openBooks();
  const answer = send(world, 'POST', '/books', { id: 'bk_9000', title: 'Emma', state: 'published' });
  expect(answer.body).toMatchObject({ state: 'draft' });
  expect(answer.notes.join(' ')).toMatch(/`id` .*`state`/);
});

test('members that only requests have are not shown', () => {
  const { world } = openBooks();
  const { body } = send(world, 'POST', '/books', { title: 'Emma', password: 'x' });
  expect(Object.keys(body as object)).not.toContain('password');
});

test('the state that a verb leads to is assumed, and any other effect is unknown', () => {
  const { world } = openBooks();
  const published = send(world, 'POST', '/books/bk_0007/publish');
  expect(published).toMatchObject({ effect: 'assumed', rule: 'state-by-verb', body: { state: 'published' } });
  const printed = send(world, 'POST', '/books/bk_0007/print', { copies: 3 });
  expect(printed).toMatchObject({ status: 202, effect: 'unknown', body: { copies: 3, price: 49.99 } });
  expect(printed.provenance).toMatchObject({ computed: ['/copies'], example: ['/price'] });
});

test('a singleton keeps what was put into it', () => {
  const { world } = openBooks();
  expect(send(world, 'GET', '/settings').status).toBe(200);
  expect(send(world, 'PUT', '/settings', { theme: 'dark' }).body).toEqual({ theme: 'dark' });
  expect(send(world, 'GET', '/settings').body).toEqual({ theme: 'dark' });
});

test('lists are filtered and paged', () => {
  const { world } = openBooks();
  for (const pages of [100, 200, 300]) send(world, 'POST', '/books', { title: `B${pages}`, pages });
  const titles = (address: string) =>
    (send(world, 'GET', address).body as { data: { title: string }[] }).data.map(({ title }) => title);
  expect(titles('/books?limit=2')).toEqual(['Dune', 'B100']);
  expect(titles('/books?limit=2&offset=2')).toEqual(['B200', 'B300']);
  expect(titles('/books?title=B200')).toEqual(['B200']);
  expect(titles('/books?min_pages=300')).toEqual(['Dune', 'B300']);
  expect(send(world, 'GET', '/books?limit=2').body).toMatchObject({ total: 4, has_more: true });
});

test.each([
  ['an unknown path', 'GET', '/authors', undefined, 404, 'unknown-path'],
  ['a method that the path does not have', 'PUT', '/books', undefined, 405, 'method'],
  ['JSON that breaks off', 'POST', '/books', '{"title":', 400, 'broken-json'],
  ['a parameter of another type', 'GET', '/books?limit=ten', undefined, 400, 'invalid-parameter'],
  ['a body without a required member', 'POST', '/books', {}, 422, 'invalid-body'],
  ['an unknown record', 'GET', '/books/bk_9999', undefined, 404, 'unknown-record'],
] as const)('%s is refused', (_, method, address, body, status, rule) => {
  const { world } = openBooks();
  expect(send(world, method, address, body)).toMatchObject({ status, rule, kind: 'refused', effect: 'none' });
});

test('a path that has other methods names them', () => {
  const { world } = openBooks();
  expect(send(world, 'PUT', '/books').headers.Allow).toBe('GET, POST');
});

test('a body that is missing is refused', () => {
  const { world } = openBooks();
  expect(send(world, 'POST', '/books')).toMatchObject({ status: 422, rule: 'missing-body' });
});

test('worlds do not see each other, and the same requests give the same bytes', () => {
  const one = openBooks().world;
  const other = openBooks().world;
  const play = (world: typeof one) => [
    send(world, 'POST', '/books', { title: 'Emma' }),
    send(world, 'GET', '/books'),
    send(world, 'PATCH', '/books/bk_0007', { note: 'x' }),
  ];
  expect(JSON.stringify(play(one))).toBe(JSON.stringify(play(other)));
  expect(send(openBooks().world, 'GET', '/books').body).toMatchObject({ total: 1 });
});

test('a schema that cannot be compiled gives a 501, never an answer that nobody judged', () => {
  const { world, opened } = openBooks();
  const broken = {
    ...world,
    validatorOf: (name: string) => {
      if (name === 'getBook 200') throw new Error('bad schema');
      return opened.source.validatorOf(name);
    },
  };
  const answer = send(broken, 'GET', '/books/bk_0001');
  expect(answer.status).toBe(404);
  const created = send(broken, 'POST', '/books', { title: 'Emma' });
  const { id } = created.body as { id: string };
  expect(send(broken, 'GET', `/books/${id}`)).toMatchObject({ status: 501, kind: 'none' });
});

test('names of prototypes are data', () => {
  const { world } = openBooks();
  const answer = send(world, 'PATCH', '/books/bk_0007', '{"note": "x", "__proto__": {"title": "hacked"}}');
  expect(answer.status).toBe(200);
  expect(({} as { title?: string }).title).toBeUndefined();
});

test('a list without parameters for pages has all records', () => {
  const { world, opened } = openBooks();
  const operations = opened.source.plan.operations.map(({ paging: _, ...one }) => one);
  const whole = createWorld({ ...opened.source, plan: { ...opened.source.plan, operations } });
  for (let count = 0; count < 120; count += 1) send(whole, 'POST', '/books', { title: `B${count}` });
  expect((send(whole, 'GET', '/books').body as { data: unknown[] }).data).toHaveLength(121);
  expect(world.tables.size).toBe(0);
});

test('a parameter without a value is not a number', () => {
  expect(send(openBooks().world, 'GET', '/books?limit=')).toMatchObject({
    status: 400,
    rule: 'invalid-parameter',
  });
});

test('an answer says what could not be checked', () => {
  const { world, opened } = openBooks();
  const unread = {
    ...world,
    validatorOf: (name: string) => {
      if (name === 'createBook body') throw new Error('bad schema');
      return opened.source.validatorOf(name);
    },
  };
  expect(send(unread, 'POST', '/books', { title: 'Emma' }).notes.join(' ')).toContain('createBook body');
});

test('an error is documented or refused by its status', () => {
  const { world } = openBooks();
  const wanted = (status: string) =>
    handle(world, {
      method: 'GET',
      path: '/books/bk_0007',
      query: '',
      headers: { 'x-world-error': status },
      body: '',
    });
  expect(wanted('404')).toMatchObject({ status: 404, rule: 'simulated-error' });
  expect(wanted('418')).toMatchObject({ status: 400, isDocumented: false });
});
