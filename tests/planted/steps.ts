import type { Operator } from './operators/operator';

/** Commands of the project, in order, up to the one that has to notice a fault. Each takes less than a minute. */
export const STEPS = {
  /** `npm run lint:api` */
  lint: [['ts-node', 'generator/commands/lint.ts']],
  /** `npm run claims -- --check` */
  claims: [['ts-node', 'abaco/claims/main.ts', '--check']],
  /** The hand-written pages, and the Markdown for developers. */
  prose: [
    ['ts-node', 'site/lint/cli.ts'],
    ['vitest', 'run', '--project', 'contract', 'statements.test', 'readmes.test'],
  ],
  /** `npm run generate:check` */
  generated: [['ts-node', 'generator/commands/generate.ts', '--check', '--beside', 'report']],
  simulator: [['vitest', 'run', '--project', 'simulator']],
  snippets: [['vitest', 'run', '--project', 'unit']],
  search: [['vitest', 'run', '--project', 'search']],
  /** The built pages, read from the HTML alone. */
  site: [
    ['ts-node', 'site/build.ts'],
    ['vitest', 'run', '--project', 'contract', 'tests/contract/html.test.ts'],
  ],
  /** The description against the specification and its statements against tests. Last: it leaves generated/ faulty. */
  specified: [
    ['ts-node', 'generator/commands/generate.ts'],
    [
      'vitest',
      'run',
      '--project',
      'contract',
      'specified',
      'statements.test',
      'error-statements',
      'world.test',
    ],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

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
