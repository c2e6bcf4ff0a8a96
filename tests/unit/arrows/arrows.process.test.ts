import { readdirSync } from 'node:fs';
import { relative, dirname } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

/** A file of each room, and one that others could import. */
const rooms = {
  core: 'core/json/read.ts',
  search: 'search/engine.ts',
  generator: 'generator/pipeline.ts',
  simulator: 'simulator/clock.ts',
  tool: 'tool/verb.ts',
  authoring: 'authoring/plan/plan.ts',
  site: 'site/config/navbar.ts',
  cli: 'cli/find-entry.ts',
  tests: 'tests/setup/chromium.ts',
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
  tests: ['core', 'search', 'generator', 'simulator', 'tool', 'authoring', 'site', 'cli'],
};

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'import-x/no-restricted-paths' || ruleId === 'no-restricted-imports',
  // Where a file may import from needs no types.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

function importInto(room: Room, imported: string): Promise<string[]> {
  return importIntoFile(rooms[room], imported);
}

async function importIntoFile(file: string, imported: string): Promise<string[]> {
  const specifier = /^[#@]|^node:/.test(imported) ? imported : `./${relative(dirname(file), imported)}`;
  const text = `import '${specifier}';\n`;
  const [result] = await eslint.lintText(text, { filePath: file });
  return result?.messages.map(({ message }) => message) ?? [];
}

const pairs = (Object.keys(rooms) as Room[]).flatMap((from) =>
  (Object.keys(rooms) as Room[]).filter((to) => to !== from).map((to) => ({ from, to })),
);

describe('imports go one way', () => {
  test.each(pairs.filter(({ from, to }) => !seen[from].includes(to)))(
    '$from must not import from $to',
    async ({ from, to }) => {
      const messages = await importInto(from, rooms[to].replace(/\.ts$/, ''));
      expect(messages.join()).toContain(`\`${from}/\` imports from`);
    },
  );

  test.each(pairs.filter(({ from, to }) => seen[from].includes(to)))(
    '$from may import from $to',
    async ({ from, to }) => {
      expect(await importInto(from, rooms[to].replace(/\.ts$/, ''))).toEqual([]);
    },
  );

  test.each([
    { from: 'core', imported: 'node:fs' },
    { from: 'core', imported: 'generated/bundle/openapi.json' },
    { from: 'generator', imported: 'generated/bundle/openapi.json' },
    { from: 'site', imported: 'generator/model/build-api-model' },
    { from: 'simulator', imported: 'docs/_data/decisions.yaml' },
  ] as const)('$from must not import $imported', async ({ from, imported }) => {
    expect(await importInto(from, imported)).toHaveLength(1);
  });

  test.each([
    { from: 'site', imported: 'generator/snippets/languages/index' },
    { from: 'generator', imported: '#core/json/read' },
  ] as const)('$from may import $imported', async ({ from, imported }) => {
    expect(await importInto(from, imported)).toEqual([]);
  });
});

describe('within the generator', () => {
  // `program/` is not a stage: it starts the compiled generator, before any TypeScript can run.
  const stages = readdirSync('generator', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'program')
    .map(({ name }) => name);
  const fileIn = (stage: string) => {
    const file = readdirSync(`generator/${stage}`).find((name) => name.endsWith('.ts')) ?? '';
    return `generator/${stage}/${file.replace(/\.ts$/, '')}`;
  };

  // The problems are the lowest folder, so that each other one has to be in the order.
  test.each(stages.filter((stage) => stage !== 'problems'))('problems must not import %s', async (stage) => {
    const messages = await importIntoFile('generator/problems/problem.ts', fileIn(stage));
    expect(messages.join()).toContain('downwards only');
  });

  test.each(stages)('%s must not import the pipeline', async (stage) => {
    const messages = await importIntoFile(`${fileIn(stage)}.ts`, 'generator/pipeline');
    expect(messages.join()).toContain('knows nothing of the pipeline');
  });

  test.each([
    { from: 'generator/pages/page/page.ts', imported: 'generator/text/text-page' },
    { from: 'generator/pipeline.ts', imported: 'generator/pages/emit-pages' },
  ])('$from may import $imported', async ({ from, imported }) => {
    expect(await importIntoFile(from, imported)).toEqual([]);
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
  ])('$from must not import $imported', async ({ from, imported, want }) => {
    expect((await importIntoFile(`site/src/${from}/index.tsx`, imported)).join()).toContain(want);
  });

  test.each(['site/src/ui/Section', 'site/src/components/citations/Notes'])(
    'components/schema/Field may import %s',
    async (imported) => {
      expect(await importIntoFile('site/src/components/schema/Field/index.tsx', imported)).toEqual([]);
    },
  );

  test.each([
    { imported: '@docusaurus/Link', door: 'site/src/ui/Link' },
    { imported: '@theme/Heading', door: 'site/src/ui/Heading' },
  ])('$imported is imported by $door only', async ({ imported, door }) => {
    const messages = await importIntoFile('site/src/search/HitLink.tsx', imported);
    expect(messages.join()).toContain(door);
  });
});
