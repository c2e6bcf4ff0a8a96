import type { CommandLine } from '../changes/command-runner';
import type { Operator } from './operators/operator';

/** A step of the check: what it runs, up to the first part that notices a fault. Each takes less than a minute. */
export interface Checks {
  /** Programs, as files that export their `command`, with arguments. */
  programs?: readonly CommandLine[];
  /** Whether the site is built for the tests. */
  builds?: true;
  /** Parts of the paths of test files, besides those that the faults name. */
  tests?: readonly string[];
}

/** The steps in which a fault has to be noticed. */
export const STEPS = {
  /** `npm run lint:api` */
  lint: { programs: [['generator/commands/lint.ts']] },
  /** `npm run claims -- --check` */
  claims: { programs: [['abaco/claims/main.ts', '--check']] },
  /** The hand-written pages, and the Markdown for developers. */
  prose: {
    programs: [['site/lint/cli.ts']],
    tests: ['tests/contract/statements.test.ts', 'tests/contract/readmes.test.ts'],
  },
  /** `npm run generate:check` */
  generated: { programs: [['generator/commands/generate.ts', '--check', '--beside', 'report']] },
  simulator: {},
  snippets: {},
  search: {},
  /** The description against the specification and its statements against tests. */
  specified: {
    tests: [
      'tests/contract/specified/',
      'tests/contract/statements.test.ts',
      'tests/contract/error-statements.test.ts',
      'tests/contract/world.test.ts',
    ],
  },
  /** The built pages, read from the HTML alone. */
  site: { builds: true, tests: ['tests/contract/html.test.ts'] },
} as const satisfies Record<string, Checks>;

export type Step = keyof typeof STEPS;

/** A fault that a maintainer could make, the step that must be red, and a part of what it says. */
export interface Fault {
  file: string;
  /** How the file changes. */
  edit: Operator;
  step: Step;
  /** The test file that notices, where the step has many. */
  within?: string;
  says: string;
}
