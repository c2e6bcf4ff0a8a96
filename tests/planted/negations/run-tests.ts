import type { TestCase, TestModule } from 'vitest/node';
import type { Reply, Request, Result } from './test-runner';

// The program of a `TestRunner`, in the folder of a copy of the project.

const PROJECTS = ['unit', 'simulator', 'docs', 'contract'];

async function main(): Promise<void> {
  // Vitest is an ES module.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', { watch: false, project: PROJECTS, reporters: [{}] });

  async function run({ files, title, changed }: Request): Promise<Result[]> {
    for (const file of changed) vitest.invalidateFile(file);
    if (title === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(title);
    const specifications = await vitest.globTestSpecifications(files);
    const { testModules } = await vitest.runTestSpecifications(specifications);
    // Vitest returns the modules of earlier runs, too.
    return testModules
      .filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId))
      .flatMap(resultsOf);
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

/** The results of the tests that ran, and a failure without titles for a file that could not be loaded. */
function resultsOf(module: TestModule): Result[] {
  const file = module.relativeModuleId;
  const errors = module.errors().map(({ message }) => ({ file, titles: [], failure: message }));
  return [...errors, ...[...module.children.allTests()].flatMap((test) => resultOf(file, test))];
}

function resultOf(file: string, test: TestCase): Result[] {
  const { state, errors } = test.result();
  if (state === 'skipped' || state === 'pending') return [];
  const titles = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) titles.unshift(parent.name);
  return [{ file, titles, ...(state === 'failed' && { failure: errors?.[0]?.message ?? '' }) }];
}

void main();
