import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { readProject } from '../../../site/config/project';
import { readOwnSettings } from '../../../site/config/settings';
import { programNames } from '../../../site/downloads/file-names';
import { describeMachine } from '../machine';
import { measure } from '../measure';

const BUILD = 'build';
const REPORT = 'docs/_benchmarks/agents.md';
const RUNS = 7;

/** Measures in `build/` what programs load: the docs tool, and the pages as Markdown and as HTML. */
function main(): void {
  const tool = path.join(BUILD, programNames(readProject(readOwnSettings())).docsTool);
  if (!existsSync(tool)) throw new UsageError(`There is no ${tool}: run \`npm run build\` first.`);
  const report = `# What coding agents load

\`npm run bench:agents\` writes this page. ${describeMachine()}
Other work on the machine lengthens times; those of one table bear it alike.

## The docs tool

${formatSizes('size', [['the file', readFileSync(tool)]])}

Medians of ${RUNS} runs, each next to an empty program. The server ends when its input does, before the first call.

| program | CPU ms | times an empty one | memory, MB |
| --- | --- | --- | --- |
${formatStarts(tool)}

## Pages

${formatSizes('all pages', pagesIn(BUILD))}
`;
  writeFileSync(REPORT, report);
  process.stdout.write(report);
}

/** Bytes of contents, as they are and compressed, and how many times the first they are. */
function formatSizes(title: string, contents: readonly [name: string, content: Buffer | Buffer[]][]): string {
  const rows = contents.map(([name, content]) => {
    const parts = [content].flat();
    const sum = (sizeOf: (part: Buffer) => number) => parts.reduce((total, part) => total + sizeOf(part), 0);
    return { name, raw: sum(({ length }) => length), gzip: sum((part) => gzipSync(part).length) };
  });
  const [first] = rows;
  const times = (value: number, own = value) => (value === own ? '' : ` (${(value / own).toFixed(2)}×)`);
  return [
    `| ${title} | KB | KB with gzip |`,
    '| --- | --- | --- |',
    ...rows.map(
      ({ name, raw, gzip }) =>
        `| ${name} | ${Math.round(raw / 1000)}${times(raw, first?.raw)} | ${Math.round(gzip / 1000)}${times(gzip, first?.gzip)} |`,
    ),
  ].join('\n');
}

function formatStarts(tool: string): string {
  const programs: [string, string[]][] = [
    ['an empty one', ['-e', '0']],
    ['the server, until it is ready', [tool]],
    ['the command line, with one search', [tool, 'search', 'refund']],
    ['the command line, with one call', [tool, 'call', 'GET', '/invoices?limit=1']],
  ];
  const usages = programs.map((): ReturnType<typeof measure>[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, [, args]] of programs.entries()) usages[index]?.push(measure(args));
  const medians = usages.map((all) => ({
    cpu: median(all.map(({ cpu }) => cpu * 1000)),
    memory: median(all.map(({ memory }) => memory)),
  }));
  const own = medians[0]?.cpu ?? NaN;
  return programs
    .map(([name], index) => {
      const { cpu = NaN, memory = NaN } = medians[index] ?? {};
      return `| ${name} | ${Math.round(cpu)} | ${(cpu / own).toFixed(1)} | ${Math.round(memory)} |`;
    })
    .join('\n');
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** The pages that are published in both forms. */
function pagesIn(folder: string): [string, Buffer[]][] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = paths.filter((one) => path.basename(one) === 'index.md').map((one) => path.dirname(one));
  const read = (name: string) => pages.map((page) => readFileSync(path.join(folder, page, name)));
  return [
    [`HTML of ${pages.length} pages`, read('index.html')],
    ['their Markdown', read('index.md')],
  ];
}

export const command: Command = {
  usage: `Usage: npm run bench:agents
Measures in \`build/\` the docs tool and the pages as Markdown, and writes ${REPORT}.`,
  run(args) {
    readFlags({}, args);
    main();
  },
};

runIfStarted(module, command);
