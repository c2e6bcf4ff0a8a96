import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BAR_PATH, STATUS_PATH } from '../../site/dev/status';
import { SITE } from './html/built-page';

/** Names that only the bar for writers has: its addresses, and the id of its element. */
const TRACES = [BAR_PATH, STATUS_PATH, 'dev-bar'];

it('leaves no trace in the built site', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|js|css|json|xml|txt|md|mjs|map)$|_headers$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const content = readFileSync(join(SITE, file), 'utf8');
    return TRACES.filter((trace) => content.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
