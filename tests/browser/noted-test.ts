import path from 'node:path';
import { test as base } from '@playwright/test';
import { addNote, keepNotes, startNotes } from '../../tools/trace/spec-notes';

const ROOT = path.resolve(__dirname, '../..');

interface Fixtures {
  /** In a run that records what tests read, collects what a test asks, its pages included. */
  noted: void;
}

/** Playwright's test, whose requests can be recorded; all tests are made of it. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        const { TRACE_TO } = process.env;
        if (TRACE_TO) context.on('request', (request) => addNote(TRACE_TO, `request ${request.url()}`));
      });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // Tests share a context, and Playwright leaves these two as they are.
  context: async ({ context }, use) => {
    await use(context);
    await context.clearPermissions();
    await context.setOffline(false);
  },
  noted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { file, testId }) => {
      if (!process.env.TRACE) return use();
      startNotes(ROOT, path.relative(ROOT, file));
      addNote(process.env.TRACE_TO ?? '', `test ${testId}`);
      await use();
      keepNotes(ROOT);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
