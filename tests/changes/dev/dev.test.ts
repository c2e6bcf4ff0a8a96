import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAt } from '#core/text/place-at';
import { goodEdits, mistakes, type Edit } from './edits';
import { Session } from './session';

/** A line about a change: what was saved, how many pages are different, what is wrong, and how long it took. */
const LINE = /^\S.* → \d+ pages?, (\d+) problems?, \d+\.\d s$/;

let session: Session;

beforeAll(async () => {
  session = await Session.start();
  await session.open('/guides/record-sales/');
});

afterAll(() => session.remove());

test.each(goodEdits)('$name: the page shows it, and the terminal says so', async (edit) => {
  await session.open(edit.path);
  const shown = edit.shows(session.page);
  await withEdit(edit, async (line) => {
    expect(line).toMatch(LINE);
    await shown.waitFor();
    await session.bar.locator('section').waitFor({ state: 'hidden' });
  });
  if (!('docs/guides/pay-later.mdx' in edit.files)) await shown.waitFor({ state: 'hidden' });
});

test.each(mistakes)('$name: the bar says where, while the page stays', async (mistake) => {
  await session.open(mistake.path);
  const title = await session.page.locator('h1').innerText();
  await withEdit(mistake, async (line) => {
    expect(line).toMatch(LINE);
    const { file, text } = mistake.at;
    const content = session.copy.read(file);
    expect(content).toContain(text);
    const { line: row, column } = placeAt(content.indexOf(text), content);
    const link = session.page.getByText(`${file}:${row}:${column}`, { exact: true });
    const item = session.bar.locator('li', { has: link }).filter({ hasText: mistake.says });
    await item.first().waitFor({ state: 'attached' });
    await session.page.reload();
    await session.page.locator('h1', { hasText: title }).waitFor();
  });
  await session.bar.locator('section').waitFor({ state: 'hidden' });
});

test('nothing is left running when npm is ended', () => session.stop());

/** Makes an edit, looks, and takes it back. */
async function withEdit({ files }: Edit, look: (line: string) => Promise<void>): Promise<void> {
  const names = Object.keys(files);
  const before = names.map((file) => [file, session.copy.read(file)] as const);
  const write = (file: string, content: string | undefined) =>
    content === undefined ? session.copy.erase(file) : session.copy.write(file, content);
  const line = await session.change(names[0] ?? '', () => {
    for (const [file, content] of before) {
      const after = files[file]?.(content);
      expect(after).not.toBe(content);
      write(file, after);
    }
  });
  try {
    await look(line);
  } finally {
    await session.change(names[0] ?? '', () => {
      for (const [file, content] of before) write(file, content === '' ? undefined : content);
    });
  }
}
