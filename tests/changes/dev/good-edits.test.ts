import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodEdits } from './edits';
import { LINE, Session } from './session';

let session: Session;
const takeBacks: (() => void)[] = [];

beforeAll(async () => {
  session = await Session.start();
});

afterAll(() => session.remove());

// The edits stay: taking each back at once would double the time.
test.each(goodEdits)('$name: the page shows it, and the terminal says so', async ({ path, files, shows }) => {
  await session.open(path);
  const shown = shows(session.page);
  expect(await shown.isVisible()).toBe(false);
  const { line, takeBack } = await session.edit(files);
  takeBacks.unshift(takeBack);
  expect(line).toMatch(LINE);
  await shown.waitFor();
  await session.bar.locator('section').waitFor({ state: 'hidden' });
});

test('each page is as before when the edits are taken back', async () => {
  await session.change(Object.keys(goodEdits[0]?.files ?? {})[0] ?? '', () =>
    takeBacks.forEach((takeBack) => takeBack()),
  );
  await session.bar.locator('section').waitFor({ state: 'hidden' });
  for (const { path, shows } of goodEdits) {
    await session.open(path);
    await shows(session.page).waitFor({ state: 'hidden' });
  }
});

test('nothing is left running when npm is ended', () => session.stop());
