import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { inVariant, splitVariant } from './variants.cjs';
import type { Reply, Request, Result, Tests } from './test-runner';

// The program of a `TestRunner`, in the folder of a copy of the project.

const PROJECTS = ['unit', 'simulator', 'search', 'docs', 'contract'];

async function main(): Promise<void> {
  // Vitest is an ES module.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { watch: false, project: PROJECTS, reporters: [{}] });

  async function run({ tests, changed }: Request): Promise<Result[]> {
    for (const file of changed) vitest.invalidateFile(file);
    const wanted = await Promise.all(tests.map((one) => specify(vitest, one)));
    const specifications = wanted.flat();
    const { testModules } = await vitest.runTestSpecifications(specifications);
    // Vitest returns the modules of earlier runs, too.
    const ids = new Set(specifications.map(({ moduleId }) => moduleId));
    return testModules.filter(({ moduleId }) => ids.has(moduleId)).flatMap(resultsOf);
  }

  process.on('message', (request: Request) => {
    const send = (reply: Reply) => process.send?.(reply);
    run(request).then(
      (results) => send({ results }),
      (error: unknown) => send({ results: [], error: String(error) }),
    );
  });
  process.on('disconnect', () => void vitest.close().then(() => process.exit()));
}

async function specify(vitest: Vitest, { file, title, variant }: Tests): Promise<TestSpecification[]> {
  const found = await vitest.globTestSpecifications([file]);
  const options = title === undefined ? undefined : { testNamePattern: new RegExp(title) };
  return found.map(({ project, moduleId }) =>
    project.createSpecification(variant === undefined ? moduleId : inVariant(moduleId, variant), options),
  );
}

/** The results of the tests that ran, and a failure without titles for a file that could not be loaded. */
function resultsOf(module: TestModule): Result[] {
  const at = splitVariant(module.relativeModuleId);
  const errors = module.errors().map(({ message }) => ({ ...at, titles: [], failure: message }));
  return [...errors, ...[...module.children.allTests()].flatMap((test) => resultOf(test, at))];
}

function resultOf(test: TestCase, at: Pick<Result, 'file' | 'variant'>): Result[] {
  const { state, errors } = test.result();
  if (state === 'skipped' || state === 'pending') return [];
  const titles = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) titles.unshift(parent.name);
  return [{ ...at, titles, ...(state === 'failed' && { failure: (errors ?? []).map(textOf).join('\n') }) }];
}

type TestError = NonNullable<ReturnType<TestCase['result']>['errors']>[number];

/** The message of a failed assertion, with the values that it compared. */
function textOf({ message, diff = '' }: TestError): string {
  return `${message}\n${diff}`;
}

void main();
