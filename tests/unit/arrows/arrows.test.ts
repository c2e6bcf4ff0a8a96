import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWall, ROOMS, STAGES } from '../../walls/walls';
import { listImports } from '../../../tools/trace/list-imports';

/** A file of each room, and one that others could import. */
const rooms = {
  core: 'core/json/read.ts',
  search: 'search/engine.ts',
  generator: 'generator/run/pipeline.ts',
  simulator: 'simulator/clock.ts',
  tool: 'tool/verb.ts',
  authoring: 'authoring/plan/plan.ts',
  site: 'site/config/navbar.ts',
  cli: 'cli/find-entry.ts',
  abaco: 'abaco/extension.ts',
  tools: 'tools/machine/chromium.ts',
  tests: 'tests/setup/connection.ts',
} as const;

type Room = keyof typeof rooms;

/** The rooms that each room may see; `generated/` is read by the rooms that run it. */
const seen: Record<Room, readonly Room[]> = {
  core: [],
  search: ['core'],
  generator: ['core'],
  simulator: ['core'],
  tool: ['core', 'search', 'simulator'],
  authoring: ['core'],
  site: ['core', 'search', 'simulator', 'tool'],
  cli: ['core', 'generator', 'site'],
  tools: ['core', 'search', 'generator', 'simulator', 'site'],
  abaco: ['core', 'simulator', 'site'],
  tests: ['core', 'search', 'generator', 'simulator', 'tool', 'authoring', 'site', 'cli', 'tools', 'abaco'],
};

/** The walls that a file with this import crosses. */
function importInto(file: string, imported: string): string {
  const specifier = imported.startsWith('#')
    ? imported
    : `./${path.relative(path.dirname(file), imported.replace(/\.ts$/, ''))}`;
  const imports = listImports(file, `import '${specifier}';\n`);
  expect(imports).toHaveLength(1);
  return imports.map((found) => findWall(file, found.imported) ?? '').join();
}

const pairs = (Object.keys(rooms) as Room[]).flatMap((from) =>
  (Object.keys(rooms) as Room[]).filter((to) => to !== from).map((to) => ({ from, to })),
);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : sourcesIn(file);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
  });
}

describe('imports of the project', () => {
  const files = Object.keys(ROOMS).flatMap(sourcesIn);
  const imports = files.flatMap((file) =>
    listImports(file, readFileSync(file, 'utf8')).map((found) => ({ file, ...found })),
  );

  test('are found in all rooms', () => {
    expect(new Set(imports.map(({ file }) => file.split('/')[0]))).toEqual(new Set(Object.keys(ROOMS)));
  });

  test('cross no wall', () => {
    const crossed = imports.flatMap(({ file, imported, line, column }) => {
      const wall = findWall(file, imported);
      return wall === undefined ? [] : [`${file}:${line}:${column} imports ${imported}: ${wall}`];
    });
    expect(crossed.join('\n')).toBe('');
  });
});

describe('imports go one way', () => {
  test.each(pairs.filter(({ from, to }) => !seen[from].includes(to)))(
    '$from must not import from $to',
    ({ from, to }) => {
      expect(importInto(rooms[from], rooms[to])).toContain(`\`${from}/\` imports from`);
    },
  );

  test.each(pairs.filter(({ from, to }) => seen[from].includes(to)))(
    '$from may import from $to',
    ({ from, to }) => {
      expect(importInto(rooms[from], rooms[to])).toBe('');
    },
  );

  test.each([
    { from: 'core', imported: 'generated/bundle/openapi.json' },
    { from: 'generator', imported: 'generated/bundle/openapi.json' },
    { from: 'site', imported: 'generator/model/api/build-api-model' },
    { from: 'simulator', imported: 'docs/_data/decisions.yaml' },
    { from: 'authoring', imported: 'site/src/decode' },
    { from: 'authoring', imported: 'tests/specified/sentences/site' },
    { from: 'cli', imported: 'authoring/new/main' },
  ] as const)('$from must not import $imported', ({ from, imported }) => {
    expect(importInto(rooms[from], imported)).not.toBe('');
  });

  test.each([
    { from: 'site', imported: 'generator/emit/snippets/languages/index' },
    { from: 'generator', imported: '#core/json/read' },
    { from: 'abaco', imported: 'tests/specified/sentences/site' },
    { from: 'abaco', imported: 'authoring/claims/claim' },
    { from: 'cli', imported: 'authoring/claims/read-pages' },
    { from: 'tools', imported: 'tests/snippets/run/runners' },
  ] as const)('$from may import $imported', ({ from, imported }) => {
    expect(importInto(rooms[from], imported)).toBe('');
  });

  test.each([
    "import type { A } from '../generator/run/pipeline';",
    "export * from '../generator/run/pipeline';",
    "const a = require('../generator/run/pipeline');",
    "const a = await import('../generator/run/pipeline');",
    "type A = import('../generator/run/pipeline').A;",
  ])('%s is seen', (code) => {
    expect(listImports('core/a.ts', `\n  ${code}`)).toMatchObject([
      { imported: 'generator/run/pipeline', line: 2 },
    ]);
  });
});

describe('within the generator', () => {
  // `run/compiled/` is not a stage: it starts the compiled generator, before any TypeScript can run.
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const groups = foldersIn('generator').map(({ name }) => name);
  const stages = groups
    .flatMap((group) =>
      group === 'problems' ? [group] : foldersIn(`generator/${group}`).map(({ name }) => `${group}/${name}`),
    )
    .filter((stage) => stage !== 'run/compiled');

  test('each folder is in the order', () => {
    expect([...STAGES].sort()).toEqual(stages.sort());
  });

  // The problems are the lowest folder, so that each other one has to be in the order.
  test.each(stages.filter((stage) => stage !== 'problems'))('problems must not import %s', (stage) => {
    expect(importInto('generator/problems/problem.ts', `generator/${stage}/file`)).toContain(
      'downwards only',
    );
  });

  test.each(stages)('%s must not import the pipeline', (stage) => {
    for (const pipeline of ['generator/run/pipeline', 'generator/start'])
      expect(importInto(`generator/${stage}/file.ts`, pipeline)).toContain('knows nothing of the pipeline');
  });

  test.each([
    { from: 'generator/emit/pages/page/page.ts', imported: 'generator/emit/markdown/text-page' },
    { from: 'generator/run/pipeline.ts', imported: 'generator/emit/pages/emit-pages' },
  ])('$from may import $imported', ({ from, imported }) => {
    expect(importInto(from, imported)).toBe('');
  });
});

describe('within the site', () => {
  test.each([
    { from: 'ui/Section', imported: 'site/src/components/citations/Notes', want: 'knows nothing of the API' },
    {
      from: 'components/schema/Field',
      imported: 'site/src/components/operation/Responses',
      want: 'downwards',
    },
  ])('$from must not import $imported', ({ from, imported, want }) => {
    expect(importInto(`site/src/${from}/index.tsx`, imported)).toContain(want);
  });

  test.each(['site/src/ui/Section', 'site/src/components/citations/Notes'])(
    'components/schema/Field may import %s',
    (imported) => {
      expect(importInto('site/src/components/schema/Field/index.tsx', imported)).toBe('');
    },
  );
});
