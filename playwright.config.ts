import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { fixturePort, fixtureSite, sitePort as port } from './tools/machine/ports';
import { browserOptions } from './tests/setup/browser';
import { HANG_GUARD_MS } from './tests/setup/hang-guard.cjs';
import { keepNotes } from './tools/trace/spec-notes';

// A worker of a run that records what tests read loads a file before its first test.
if (process.env.TRACE && process.env.TEST_WORKER_INDEX) keepNotes(__dirname);

/** Runs against the built site, so `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  reporter: [
    ['list'],
    ...(process.env.GITHUB_ACTIONS
      ? ([['github'], ['html', { open: 'never', outputFolder: 'test-results/report' }]] as const)
      : []),
    ['json', { outputFile: 'test-results/playwright.json' }],
    ...(process.env.TRACE ? ([['./tools/trace/reporter.ts']] as const) : []),
  ],
  fullyParallel: true,
  timeout: HANG_GUARD_MS,
  // A page shows in the end what it should, far sooner than this; what it never shows fails after it.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // What needs the second try is listed as flaky, and fails the summary.
  retries: process.env.CI ? 1 : 0,
  workers: availableParallelism(),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // The tests of a worker share a context, which Playwright empties after each: a new one costs half as much again for each page.
    // `tests/browser/noted-test.ts` resets the rest, and a run that records what tests read needs one for each.
    reuseContext: !process.env.TRACE,
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    // A click on what never appears fails with its location, long before the guard against hangs.
    actionTimeout: 60_000,
  },
  webServer: [
    {
      command: `npx ts-node site/serve.ts --port ${port}`,
      url: `http://localhost:${port}`,
      timeout: HANG_GUARD_MS,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npx ts-node tests/fixtures/serve.ts ${fixturePort}`,
      url: fixtureSite,
      timeout: HANG_GUARD_MS,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
