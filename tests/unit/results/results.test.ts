import path from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { generate } from '../../../generator/run/pipeline';
import { keyOf, Results } from '../../../generator/run/memo/results';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';
import { describeBooks } from '../simulator/describe';

/** Results that say what had to be made. */
class WatchedResults extends Results {
  readonly made: string[] = [];

  override remember<Result>(kind: string, key: string, make: () => Result): Result {
    return super.remember(kind, key, () => {
      this.made.push(kind);
      return make();
    });
  }
}

test('a result is made once for its key, also by the next run', () => {
  const results = new WatchedResults();
  const remember = (key: string) => results.remember('sum', keyOf(key), () => key.length);
  expect([remember('one'), remember('three'), remember('one')]).toEqual([3, 5, 3]);
  results.endRun();
  expect([remember('one'), results.made]).toEqual([3, ['sum', 'sum']]);
});

test('a result that a run did not need is forgotten after it', () => {
  const results = new WatchedResults();
  const remember = (key: string) => results.remember('sum', keyOf(key), () => key.length);
  remember('one');
  results.endRun();
  remember('three');
  results.endRun();
  remember('one');
  expect(results.made).toEqual(['sum', 'sum', 'sum']);
});

test('keys tell apart what is written alike', () => {
  const keys = [keyOf('a', 'b'), keyOf('ab'), keyOf('a,b'), keyOf(['a', 'b']), keyOf('1'), keyOf(1)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('after an edit of one operation, a run makes the page of that operation only', async () => {
  const folder = temporaryFolder();
  const results = new WatchedResults();
  const madeWith = async (description: string): Promise<string[]> => {
    const books = structuredClone(describeBooks());
    // Without a summary, the description would name the operation, on other pages too.
    Object.assign(books.paths?.['/shelf/books/{id}']?.get as object, { summary: 'Get a book', description });
    writeFiles(folder, { 'openapi.yaml': stringify(books) });
    results.made.length = 0;
    await generate(path.join(folder, 'openapi.yaml'), (_, work) => Promise.resolve(work()), results);
    return [...results.made];
  };
  const first = await madeWith('Reads a book.');
  expect(first.filter((kind) => kind === 'using-page')).toHaveLength(4);
  // The page of its tag shows the description, too.
  expect(await madeWith('Reads one book.')).toEqual(['using-page', 'text', 'text']);
  expect(await madeWith('Reads one book.')).toEqual([]);
});

test('a broken description in between costs no results', async () => {
  const folder = temporaryFolder();
  const results = new WatchedResults();
  const run = async (text: string) => {
    writeFiles(folder, { 'openapi.yaml': text });
    await generate(path.join(folder, 'openapi.yaml'), (_, work) => Promise.resolve(work()), results);
    return results.made.splice(0);
  };
  const good = stringify(describeBooks());
  expect((await run(good)).length).toBeGreaterThan(5);
  expect(await run('swagger: "2.0"\n')).toEqual([]);
  expect(await run(good)).toEqual([]);
});
