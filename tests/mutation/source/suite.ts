import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { bundle } from '../../../generator/read/bundle/bundle';
import * as apiModel from '../../../generator/model/api/build-api-model';
import validators from '../../../simulator/validators';
import { createCollector, type CollectedTest } from './collect-tests';
import type { Hooks, Program } from './program';

/** Where the tests of the engine stand. Tests of the server and of random requests are not run again and again. */
const TEST_FOLDERS = [
  ...['conformance', 'layers', 'resources', 'store', 'tax', 'validation'].map(
    (name) => `tests/simulator/${name}`,
  ),
  'tests/unit/core/json',
  'tests/unit/core/schema',
];

const LEFT_OUT = [
  'any-body.test.ts',
  'any-leaf.test.ts',
  'any-request.test.ts',
  'hostile-http.test.ts',
  'memory.test.ts',
];

/** A loaded program and the tests of its files, each file loaded when one of its tests is asked for. */
export interface Suite {
  testsOf: (file: string) => CollectedTest[];
}

export function listTestFiles(): string[] {
  return TEST_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.includes(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** The bundle is made once: it does not depend on the simulator. */
const bundles = new Map<string, ReturnType<typeof bundle>>();

const bundleOnce = (entry: string): ReturnType<typeof bundle> => {
  const known = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, known);
  return known;
};

/** Loads a program afresh; `given` replaces modules by their path. */
export function openSuite(
  program: Program,
  hooks: Hooks,
  given: Record<string, unknown> = {},
  isMutated?: (file: string) => boolean,
): Suite {
  const collectors = new Map<string, CollectedTest[]>();
  let collector = createCollector();
  const load = program.load(
    {
      'simulator/validators': { __esModule: true, default: validators },
      'generator/read/bundle/bundle': { bundle: bundleOnce },
      'generator/model/api/build-api-model': apiModel,
      get vitest() {
        return { ...collector.api, expect };
      },
      ...given,
    },
    hooks,
    isMutated,
  );
  return {
    testsOf: (file) => {
      const known = collectors.get(file);
      if (known) return known;
      collector = createCollector();
      load(file);
      collectors.set(file, collector.tests);
      return collector.tests;
    },
  };
}
