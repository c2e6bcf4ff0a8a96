import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { variants } from './tests/planted/negations/variants.cjs';
import { HANG_GUARD_MS } from './tests/setup/hang-guard.cjs';

/** What a change of the generator is checked with at once; the sites that are built from the corpus take minutes. */
const CORPUS = 'tests/corpus/generate.test.ts';

/** Tests that start processes, change the working folder or the environment, or watch what is printed. */
const PROCESSES = 'tests/unit/**/*.process.test.ts';

/** Files for which the run would have to wait if they started late, the longest first. */
const LONGEST = [
  'tests/docs/failures/commands.test.ts',
  'tests/corpus/site.test.ts',
  'tests/package/projects/ours.test.ts',
  'tests/package/stranger/description.test.ts',
  'tests/package/stranger/nothing.test.ts',
].map((file) => resolve(import.meta.dirname, file));

/**
 * Runs one project after another, because a worker that has loaded the modules of a project goes on with a file of the same project
 * alone. The longest files of each start first: Vitest takes the largest for the longest where it has not run them yet.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number =>
      LONGEST.includes(moduleId) ? LONGEST.indexOf(moduleId) : LONGEST.length;
    const order = ({ project }: TestSpecification): number => this.ctx.projects.indexOf(project);
    return sorted.toSorted((one, other) => order(one) - order(other) || rank(one) - rank(other));
  }
}

// The contract project reads the built site, so it runs after the build; the unit project needs nothing but the sources.
export default defineConfig({
  // Tests of tests let them see changed modules.
  ...(process.env.VARIANTS && { plugins: [variants(process.cwd())] }),
  resolve: { alias: { '@site': resolve(import.meta.dirname, 'site') } },
  test: {
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ['json', { outputFile: `test-results/vitest-${process.env.npm_lifecycle_event ?? 'run'}.json` }],
    ],
    // The programs that tests start print the same everywhere.
    env: { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '' },
    // `npm run check -- --changed` asks for records of what tests read.
    ...(process.env.TRACE && { runner: './tools/trace/runner.ts' }),
    setupFiles: './tests/setup/remove-folders.ts',
    testTimeout: HANG_GUARD_MS,
    hookTimeout: HANG_GUARD_MS,
    expect: { poll: { timeout: HANG_GUARD_MS } },
    maxWorkers: '100%',
    sequence: { sequencer: ProjectByProject },
    projects: [
      { extends: true, test: { name: 'docs', isolate: false, include: ['tests/docs/**/*.test.ts'] } },
      { extends: true, test: { name: 'process', isolate: false, include: [PROCESSES] } },
      { extends: true, test: { name: 'search', isolate: false, include: ['tests/search/**/*.test.ts'] } },
      { extends: true, test: { name: 'snippets', isolate: false, include: ['tests/snippets/**/*.test.ts'] } },
      { extends: true, test: { name: 'wire', isolate: false, include: ['tests/wire/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'simulator', isolate: false, include: ['tests/simulator/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'agents', isolate: false, include: ['tests/agents/**/*.test.ts'] } },
      { extends: true, test: { name: 'corpus', include: [CORPUS] } },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [PROCESSES],
        },
      },
      {
        extends: true,
        test: { name: 'corpus-sites', include: ['tests/corpus/**/*.test.ts'], exclude: [CORPUS] },
      },
      {
        extends: true,
        test: {
          name: 'changes',
          include: ['tests/changes/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'planted',
          include: ['tests/planted/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: 'tests/package/install.ts',
        },
      },
      {
        extends: true,
        test: { name: 'stock', include: ['tests/stock/**/*.test.ts'], globalSetup: 'tests/stock/install.ts' },
      },
      { extends: true, test: { name: 'coverage', include: ['tests/coverage/**/*.test.ts'] } },
      { extends: true, test: { name: 'diff', include: ['tests/diff/**/*.test.ts'] } },
      { extends: true, test: { name: 'contract', isolate: false, include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'mutation',
          include: ['tests/mutation/**/*.test.ts'],
          globalSetup: 'tests/mutation/report/summary.ts',
        },
      },
    ],
  },
});
