import { readPlaywright, readVitest, type TestRun } from './test-runs';

/** Something that a stage needs besides the sources: the built site, a Chromium, the languages of the snippets. */
type Need = 'build' | 'browser' | 'runtimes';

/** A part of the check. */
export interface Stage {
  /** The name of its script, except where another stage runs the same script differently. */
  id: string;
  /** Arguments of `npm run`. */
  command: readonly string[];
  /** Variables that are set for it. */
  environment?: Readonly<Record<string, string>>;
  /** Stages with the same name of a group can be chosen together. */
  group: string;
  needs: readonly Need[];
  /** The folder that the stage makes, by the need that it meets. */
  makes?: { need: Need; folder: string };
  /** Whether it keeps one core busy, or all that the machine has. */
  cores: 1 | 'all';
  /** Files and folders whose change can change its result. */
  inputs: readonly string[];
  /** The time that it takes on two cores, in seconds. */
  seconds: number;
  tests?: StageTests;
}

interface StageTests {
  /** The report that they leave, and what reads it. */
  file: string;
  read: (file: string) => TestRun;
  /** Folders and files with tests that can be run one file at a time; absent where all of them always run. */
  among?: readonly string[];
}

const BUILD = 'build';

/** Settings that every stage reads. */
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json'];
const RULES = ['redocly.yaml', '.redocly.lint-ignore.yaml'];
const CODE = ['abaco', 'authoring', 'cli', 'core', 'generator', 'search', 'simulator', 'site', 'tool'];
const EVERYTHING = ['.'];

const vitest = (name: string, among?: readonly string[]): Pick<Stage, 'tests'> => ({
  tests: { file: `test-results/vitest-test:${name}.json`, read: readVitest, among },
});

type Given = Pick<Stage, 'id' | 'group' | 'seconds'> & Partial<Stage>;

/** Fills in what most stages have in common: the script of their name, on one core, after any change. */
function stage(given: Given): Stage {
  return { command: [given.id], needs: [], cores: 1, inputs: EVERYTHING, ...given };
}

/** The stages of every change, in the order in which they start: the quick ones first. */
export const GATE: readonly Stage[] = [
  stage({ id: 'lint', group: 'static', cores: 'all', seconds: 27 }),
  stage({
    id: 'typecheck',
    group: 'static',
    cores: 'all',
    seconds: 14,
    inputs: [
      ...SETTINGS,
      ...CODE,
      'oxlint',
      'tools',
      'tests',
      'generated',
      'docs',
      'vitest.config.mts',
      'playwright.config.ts',
    ],
  }),
  stage({
    id: 'generate:check',
    group: 'static',
    seconds: 11,
    inputs: [...SETTINGS, ...RULES, 'openapi', 'generator', 'core', 'generated', 'docs'],
  }),
  stage({ id: 'format:check', group: 'static', seconds: 2, cores: 'all' }),
  stage({
    id: 'lint:docs',
    group: 'static',
    seconds: 8,
    inputs: [...SETTINGS, ...RULES, ...CODE, 'docs', 'openapi', 'generated'],
  }),
  stage({
    id: 'lint:api',
    group: 'static',
    seconds: 7,
    inputs: [...SETTINGS, ...RULES, 'openapi', 'generator', 'core'],
  }),
  stage({
    id: 'api:diff',
    group: 'static',
    seconds: 2,
    inputs: [...SETTINGS, 'openapi', 'generator', 'core'],
  }),
  stage({ id: 'claims:check', group: 'static', seconds: 7 }),
  stage({
    id: 'test:snippets',
    group: 'snippets',
    cores: 'all',
    needs: ['runtimes'],
    seconds: 81,
    ...vitest('snippets', ['tests/snippets', 'tests/wire']),
  }),
  stage({
    id: 'build',
    group: 'site',
    makes: { need: 'build', folder: BUILD },
    seconds: 51,
    inputs: [...SETTINGS, ...CODE, 'docs', 'openapi', 'generated', 'tests/specified', '.browserslistrc'],
  }),
  stage({
    id: 'test:sources',
    group: 'sources',
    seconds: 451,
    cores: 'all',
    ...vitest('sources', [
      'tests/unit',
      'tests/simulator',
      'tests/agents',
      'tests/search',
      'tests/docs',
      'tests/corpus/generate.test.ts',
    ]),
  }),
  stage({
    id: 'test:contract',
    group: 'site',
    cores: 'all',
    needs: ['build'],
    seconds: 108,
    inputs: [...EVERYTHING, BUILD],
    ...vitest('contract', ['tests/contract']),
  }),
  stage({
    id: 'test:browser',
    group: 'site',
    cores: 'all',
    needs: ['build', 'browser'],
    seconds: 577,
    inputs: [...EVERYTHING, BUILD],
    tests: { file: 'test-results/playwright.json', read: readPlaywright, among: ['tests/browser'] },
  }),
];

/** The stages that take longer than a change should wait. */
export const DEEP: readonly Stage[] = [
  stage({ id: 'test:mutation', group: 'deep', seconds: 350, cores: 'all', ...vitest('mutation') }),
  stage({
    id: 'test:corpus',
    group: 'deep',
    environment: { CORPUS: 'all' },
    needs: ['browser'],
    seconds: 1055,
    ...vitest('corpus'),
  }),
  stage({ id: 'test:changes', group: 'deep', seconds: 120, ...vitest('changes') }),
  stage({ id: 'test:planted', group: 'deep', seconds: 1692, cores: 'all', ...vitest('planted') }),
  stage({ id: 'test:coverage', group: 'deep', seconds: 21, ...vitest('coverage') }),
  stage({ id: 'test:diff', group: 'deep', seconds: 317, cores: 'all', ...vitest('diff') }),
  stage({
    id: 'test:stock',
    group: 'deep',
    needs: ['browser'],
    seconds: 400,
    cores: 'all',
    ...vitest('stock'),
  }),
  stage({
    id: 'test:package',
    group: 'deep',
    needs: ['browser'],
    seconds: 700,
    cores: 'all',
    ...vitest('package'),
  }),
  stage({
    id: 'test:wire',
    environment: { WIRE: 'all' },
    group: 'deep',
    needs: ['runtimes'],
    seconds: 70,
    cores: 'all',
    ...vitest('wire'),
  }),
  stage({ id: 'test:postman', group: 'deep', seconds: 30, cores: 'all' }),
  stage({
    id: 'build',
    group: 'deep',
    makes: { need: 'build', folder: BUILD },
    seconds: 51,
    cores: 'all',
  }),
  stage({
    id: 'replay',
    command: ['test:browser', '--', 'replay'],
    environment: { WIDTHS: 'all' },
    group: 'deep',
    needs: ['build', 'browser'],
    seconds: 120,
    cores: 'all',
    tests: { file: 'test-results/playwright.json', read: readPlaywright },
  }),
  stage({ id: 'test:afdocs', group: 'deep', needs: ['build'], seconds: 60, cores: 'all' }),
  stage({ id: 'report', group: 'deep', seconds: 3, cores: 'all' }),
];
