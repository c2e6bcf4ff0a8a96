import { expect, test } from 'vitest';
import { createWorldServer } from '#core/world/serve-world';
import { firstCalls } from '../../../../cli/mock/first-calls';
import { openWorld } from '../../../corpus/world/open-world';
import { PLANNED } from '../../../corpus/world/planned';

const SMALL = PLANNED.filter(({ name }) => name !== 'readme-3.1');

test.each(SMALL)('the first calls of $name work', async ({ entry }) => {
  const { source, model } = await openWorld(entry);
  const lines = firstCalls(source, model, 'http://localhost').slice(0, -2);
  const { fetch } = createWorldServer(source);
  const answers = await Promise.all(lines.map((line) => fetch(requestOf(line))));
  expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});

test('a new record is the first call where records can be added', async () => {
  const { source, model } = await openWorld(SMALL[0]!.entry);
  expect(firstCalls(source, model, 'http://localhost')[0]).toMatch(/-d '.*' http:\/\/localhost\/pet$/);
});

/** Reads a command as a shell does, as far as it is written here. */
function requestOf(line: string): Request {
  const words = [...line.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll(String.raw`'\''`, "'"),
  );
  const after = (option: string) =>
    words.flatMap((word, index) => (words[index - 1] === option ? [word] : []));
  const [body] = after('-d');
  return new Request(words.at(-1)!, {
    headers: after('-H').map((header) => header.split(': ') as [string, string]),
    ...(body !== undefined && { method: 'POST', body }),
  });
}
