import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { Json } from '#core/json/json';
import { createJudge } from '../../corpus/world/judge';
import { openBooks, send } from './books';

/** A book as a map of the test remembers it. */
interface Known {
  title: string;
  note: string;
}

interface Shelf {
  data: (Known & { id: string })[];
  total: number;
}

type Move =
  | { kind: 'create'; title: string }
  | { kind: 'get'; index: number }
  | { kind: 'delete'; index: number }
  | { kind: 'patch'; index: number; note: string }
  | { kind: 'put'; index: number; title: string };

const title = fc.string({ minLength: 1, maxLength: 12 });
const index = fc.nat({ max: 6 });

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), title }),
  fc.record({ kind: fc.constant('get' as const), index }),
  fc.record({ kind: fc.constant('delete' as const), index }),
  fc.record({ kind: fc.constant('patch' as const), index, note: fc.string() }),
  fc.record({ kind: fc.constant('put' as const), index, title }),
);

const SEED = 20250101;

test('random requests do what they do to a map, and every answer is valid and says where it is from', () => {
  const { judge, verdicts } = createJudge(openBooks().opened.bundled);
  fc.assert(
    fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
      const { world } = openBooks();
      const books = new Map<string, Known>([['bk_0007', { title: 'Dune', note: '' }]]);
      const ids = ['bk_0007'];
      for (const one of moves) {
        const id = 'index' in one ? ids[one.index % ids.length]! : '';
        const known = books.get(id);
        const answer = play(one, id);
        if (answer.body !== undefined) expectWhole(answer.body, answer.provenance);
        judge(answer, {
          path: one.kind === 'create' ? '/books' : '/books/{bookId}',
          method: METHODS[one.kind],
        });
        if (one.kind === 'create') {
          const made = answer.body as { id: string };
          expect(books.has(made.id)).toBe(false);
          books.set(made.id, { title: one.title, note: 'none' });
          ids.push(made.id);
        } else if (known === undefined) expect(answer.status).toBe(404);
        else if (one.kind === 'delete') books.delete(id);
        else if (one.kind === 'patch') books.set(id, { ...known, note: one.note });
        else if (one.kind === 'put') books.set(id, { title: one.title, note: 'none' });
        else expect(answer.body).toMatchObject({ title: known.title });
        const live = send(world, 'GET', '/books?limit=100').body as unknown as Shelf;
        expect(live.data.map((book) => [book.id, book.title]).sort()).toEqual(
          [...books].map(([key, book]) => [key, book.title]).sort(),
        );
        expect(live.total).toBe(books.size);
      }
      expect(verdicts.violations).toEqual([]);

      function play(one: Move, id: string) {
        if (one.kind === 'create') return send(world, 'POST', '/books', { title: one.title });
        if (one.kind === 'get') return send(world, 'GET', `/books/${id}`);
        if (one.kind === 'delete') return send(world, 'DELETE', `/books/${id}`);
        if (one.kind === 'patch') return send(world, 'PATCH', `/books/${id}`, { note: one.note });
        return send(world, 'PUT', `/books/${id}`, { title: one.title });
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
});

const METHODS = { create: 'post', get: 'get', delete: 'delete', patch: 'patch', put: 'put' } as const;

/** Each leaf is below exactly one pointer of one origin. */
function expectWhole(body: Json, provenance: Readonly<Record<string, readonly string[]>>): void {
  const pointers = Object.values(provenance).flat();
  expect(new Set(pointers).size).toBe(pointers.length);
  for (const pointer of pointers) expect(valueAt(body, parsePointer(pointer))).toBeDefined();
  for (const leaf of leavesOf(body, '')) {
    const above = pointers.filter((pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`));
    expect(above, leaf).toHaveLength(1);
  }
}

function leavesOf(value: Json, pointer: string): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [pointer];
  return entries.flatMap(([key, inner]) => leavesOf(inner, `${pointer}/${key}`));
}
