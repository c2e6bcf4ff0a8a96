/** A test of a file, as its `it` calls give it. */
export interface CollectedTest {
  title: string;
  run: () => unknown;
}

type Body = (...values: unknown[]) => unknown;

/** The arguments after a title: the body, or the options of the test and then the body. */
type Rest = [Body] | [options: object, body: Body];

interface Scope {
  titles: string[];
  beforeAll: (() => unknown)[];
}

/** A part of Vitest's own interface that only writes tests down: `describe`, `it`, `each`, `beforeAll`. */
export function createCollector() {
  const tests: CollectedTest[] = [];
  let scope: Scope = { titles: [], beforeAll: [] };
  const describe = (title: string, ...rest: Rest): void => {
    const outer = scope;
    scope = { titles: [...outer.titles, title], beforeAll: [...outer.beforeAll] };
    bodyOf(rest)();
    scope = outer;
  };
  const it = (title: string, ...rest: Rest): void => {
    const { titles, beforeAll } = scope;
    tests.push({
      title: [...titles, title].join(' > '),
      run: async () => {
        for (const prepare of beforeAll) await prepare();
        await bodyOf(rest)();
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

function bodyOf(rest: Rest): Body {
  return rest.length === 1 ? rest[0] : rest[1];
}

/** `each` of a table: a row that is a list gives the arguments, any other row is the argument. */
function each(add: (title: string, body: Body) => void) {
  return (table: readonly unknown[]) =>
    (title: string, ...rest: Rest) =>
      table.forEach((row, index) =>
        add(`${title} [${index}]`, () =>
          Array.isArray(row) ? bodyOf(rest)(...(row as unknown[])) : bodyOf(rest)(row),
        ),
      );
}
