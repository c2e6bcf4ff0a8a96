import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { buildSeed } from '../../../generator/emit/simulator/build-seed';
import type { RecordSettings, SimulatorSettings } from '../../../generator/emit/simulator/settings/settings';
import { BOOK_SETTINGS, describeBooks } from './describe';

const seedWith = (settings: Partial<SimulatorSettings> = {}, records: Partial<RecordSettings> = {}) =>
  buildSeed(buildApiModel(describeBooks()), {
    ...BOOK_SETTINGS,
    ...settings,
    records: { ...BOOK_SETTINGS.records, ...records },
  });

describe('the seed', () => {
  it('takes a record as get shows it, then as the list does; newest moment, highest ids', () => {
    const books = [
      { value: { id: 8, title: 'On its own', created_at: 800 } },
      { value: { id: 9, title: 'New', author: { id: 3 }, created_at: 900 } },
    ];
    expect(seedWith()).toMatchObject({ now: 1100, records: { books }, sequences: { books: 11 } });
  });

  it('keeps objects inside records as records of their collection', () => {
    const { records, sequences } = seedWith({}, { nested: { author: 'authors' } });
    expect(records.authors).toEqual([{ value: { id: 3 } }]);
    expect(sequences).toEqual({ books: 11, authors: 3 });
  });

  it('lets collections share a sequence, and a record remember what only another collection shows', () => {
    const { sequences, sharedSequences, records } = seedWith(
      {},
      { sequences: { works: ['books', 'loans'] }, memory: { books: ['title', 'shelf'] } },
    );
    expect({ sequences, sharedSequences }).toEqual({
      sequences: { works: 11 },
      sharedSequences: { books: 'works', loans: 'works' },
    });
    expect(records).toEqual({});
  });

  it('hides a record of every collection but the catalogues', () => {
    expect(seedWith().hiddenIds).toEqual({ books: 7 });
    expect(seedWith({ hidden: { ...BOOK_SETTINGS.hidden, except: ['books'] } }).hiddenIds).toEqual({});
  });

  it('knows the credentials that open an account, and what belongs to it', () => {
    const [first, reader] = BOOK_SETTINGS.credentials;
    const seller = {
      ...reader!,
      name: 'seller',
      account: 2,
      collections: ['books'],
      isExpired: true as const,
    };
    const { credentials, owners } = seedWith({
      credentials: [first, seller, { ...first, account: undefined }],
    });
    expect(credentials).toEqual([
      { scheme: 'basic', value: 'sk_1', accountId: 1, scope: 'write' },
      { scheme: 'bearer', value: 'at_reader', accountId: 2, scope: 'read', isExpired: true },
    ]);
    expect(owners).toEqual({ books: 2 });
  });

  it('shows nothing that was made up from a schema', () => {
    const books = describeBooks();
    const getBook = books.paths?.['/shelf/books/{id}']?.get as JsonObject;
    const response = (getBook.responses as { '200': { content: { 'application/json': JsonObject } } })['200'];
    delete response.content['application/json'].examples;
    expect(
      buildSeed(buildApiModel(books), BOOK_SETTINGS).records.books?.map(({ value }) => value.title),
    ).toEqual(['In the list', 'New']);
  });
});
