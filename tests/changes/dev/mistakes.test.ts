import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAt } from '#core/text/place-at';
import { mistakes } from './edits';
import { LINE, Session } from './session';

let session: Session;

beforeAll(async () => {
  session = await Session.start();
});

afterAll(() => session.remove());

test.each(mistakes)('$name: the bar says where, while the page stays', async (mistake) => {
  await session.open(mistake.path);
  const title = await session.page.locator('h1').innerText();
  const { line, takeBack } = await session.edit(mistake.files);
  try {
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
  } finally {
    await session.change(Object.keys(mistake.files)[0] ?? '', takeBack);
  }
  await session.bar.locator('section').waitFor({ state: 'hidden' });
});

test('nothing is left running when npm is ended', () => session.stop());
