/** A test of a file, as its `it` calls give it. */
export interface CollectedTest {
  title: string;
  run: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

interface Scope {
  titles: string[];
  beforeAll: (() => unknown)[];
}

/** A part of Vitest's own interface that only writes tests down: `describe`, `it`, `each`, `beforeAll`. */
export function createCollector() {
  const tests: CollectedTest[] = [];
  let scope: Scope = { titles: [], beforeAll: [] };
  const describe = (title: string, body: Body): void => {
    const outer = scope;
    scope = { titles: [...outer.titles, title], beforeAll: [...outer.beforeAll] };
    body();
    scope = outer;
  };
  const it = (title: string, body: Body): void => {
    const { titles, beforeAll } = scope;
    tests.push({
      title: [...titles, title].join(' > '),
      run: async () => {
        for (const prepare of beforeAll) await prepare();
        await body();
      },
    });
  };
  const api = {
    describe: Object.assign(describe, { each: each(describe) }),
    it: Object.assign(it, { each: each(it) }),
    test: Object.assign(it, { each: each(it) }),
    beforeAll: (prepare: () => unknown) => void scope.beforeAll.push(prepare),
  };
  return { tests, api };
}

/** `each` of a table: a row that is a list gives the arguments, any other row is the argument. */
function each(add: (title: string, body: Body) => void) {
  return (table: readonly unknown[]) => (title: string, body: Body) =>
    table.forEach((row, index) =>
      add(`${title} [${index}]`, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row))),
    );
}
