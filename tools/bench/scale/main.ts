import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { describeMachine } from '../machine';
import { comparePlugin } from './beside-plugin';
import { compareLargeSite, compareTheme } from './beside-theme';
import { measureGrowth } from './growth';
import { ROOT } from './paths';

const REPORT = path.join(ROOT, 'docs/_benchmarks/scale.md');

const PARTS = [
  { name: 'growth', title: 'Growth of `npm run generate`', measure: measureGrowth },
  { name: 'plugin', title: 'Compared with the stock plugin', measure: comparePlugin },
  { name: 'theme', title: 'Compared with the stock plugin and theme', measure: compareTheme },
  {
    name: 'site',
    title: 'A large site, compared with the stock plugin and theme',
    measure: compareLargeSite,
  },
] as const;

/** The parts that run if none is named; the large site wants 14 GB for its stock build. */
const USUAL: readonly string[] = ['growth', 'plugin', 'theme'];

/** `npm run bench:scale [-- growth|plugin|theme|site …]`: writes `scale.md`, whose other parts stay as they are. */
async function main(names: readonly string[]): Promise<void> {
  const wrong = names.find((name) => !PARTS.some((part) => part.name === name));
  if (wrong !== undefined)
    throw new UsageError(
      `There is no part "${wrong}": write one of ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = names.length > 0 ? names : USUAL;
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'));
  try {
    for (const part of PARTS) if (wanted.includes(part.name)) await renew(part, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  process.stdout.write(readFileSync(REPORT, 'utf8'));
}

async function renew({ title, measure }: (typeof PARTS)[number], folder: string): Promise<void> {
  const text = `${describeMachine()}\n\n${await measure(folder)}`;
  const known = readParts();
  const sections = PARTS.map((part) => {
    const content = part.title === title ? text : known.get(part.title);
    return content === undefined ? '' : `\n## ${part.title}\n\n${content}\n`;
  });
  writeFileSync(REPORT, `${HEAD}${sections.join('')}`);
}

const HEAD = `# Scale

\`npm run bench:scale\` writes this page, or parts of it: \`npm run bench:scale -- growth plugin theme\`; the large site, whose stock
build wants 14 GB, with \`npm run bench:scale -- site\` alone. Other work on the machine lengthens wall time most and CPU time some;
both columns of a row, and the exponents, bear it alike.
`;

/** The parts that the page has, by their titles. */
function readParts(): Map<string, string> {
  const page = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

export const command: Command = {
  usage: `Usage: npm run bench:scale -- [growth] [plugin] [theme] [site]
Writes docs/_benchmarks/scale.md, or these parts of it; all but \`site\`, which wants 14 GB, when none is named.`,
  run(args) {
    return main(readFlags({}, args, true).words);
  },
};

runIfStarted(module, command);
