import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { real } from '../../../tests/corpus/descriptions';
import { findChromium } from '../../machine/chromium';
import { serveFolder } from '../../pages/serve-folder';
import { describeMachine } from '../machine';
import { ROOT } from '../scale/paths';
import { makeOurs, makeViewer, type Sought, type Viewer, VIEWERS } from './sites';
import { visit, type Visit } from './visit';

const REPORT = path.join(ROOT, 'docs/_benchmarks/viewers.md');
const RUNS = 3;

const entryOf = (name: string): string => real.find((one) => one.name === name)?.entry ?? '';

const SOUGHT: readonly Sought[] = [
  {
    name: 'Train Travel',
    entry: entryOf('train-travel'),
    pages: {
      ours: '/api/payments/create-booking-payment/',
      Redoc: '/#tag/Payments/operation/create-booking-payment',
      Scalar: '/#tag/payments/POST/bookings/{bookingId}/payment',
    },
    text: 'Amount intended to be collected by this payment.',
  },
];

const HEAD = `# Other viewers

\`npm run bench:viewers\` writes this page. It opens one operation of a description in Redoc and Scalar, embedded as their documentation
shows, and in our site. Chromium starts with an empty cache, on a network with 10 Mbit/s and 60 ms and a processor at half its speed; one
server delivers all three, compressed. The time is the median of ${RUNS} visits, until a sentence of one field is on the page. Each cell has
the figure, and in parentheses its ratio to ours.
`;

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'viewers-'));
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const sections: string[] = [];
    for (const sought of SOUGHT) {
      const visits = new Map<Viewer, Visit>();
      for (const viewer of VIEWERS) visits.set(viewer, await measureViewer(viewer, sought, folder, browser));
      sections.push(formatTable(sought.name, visits));
    }
    const report = `${HEAD}\n${describeMachine()}\n${sections.join('')}`;
    writeFileSync(REPORT, report);
    process.stdout.write(report);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function measureViewer(
  viewer: Viewer,
  { entry, pages, text }: Sought,
  folder: string,
  browser: Browser,
): Promise<Visit> {
  const site = viewer === 'ours' ? makeOurs(entry, folder) : makeViewer(viewer, entry, folder);
  const server = await serveFolder(site);
  try {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1)
      visits.push(await visit(browser, `${server.origin}${pages[viewer]}`, text));
    return visits.toSorted((one, other) => one.ms - other.ms)[Math.floor(RUNS / 2)]!;
  } finally {
    server.close();
  }
}

const ROWS: readonly { title: string; of: (one: Visit) => number }[] = [
  { title: 'KB transferred', of: ({ kilobytes }) => kilobytes },
  { title: 'ms until the field', of: ({ ms }) => ms },
  { title: 'elements', of: ({ elements }) => elements },
  { title: 'MB of JavaScript heap', of: ({ heapMegabytes }) => heapMegabytes },
];

function formatTable(name: string, visits: ReadonlyMap<Viewer, Visit>): string {
  const rows = ROWS.map(({ title, of }) => {
    const cells = VIEWERS.map((viewer) => formatCell(of(visits.get(viewer)!), of(visits.get('ours')!)));
    return `| ${title} | ${cells.join(' | ')} |\n`;
  });
  return `\n## ${name}\n\n| | ${VIEWERS.join(' | ')} |\n| --- | ${VIEWERS.map(() => '---').join(' | ')} |\n${rows.join('')}`;
}

function formatCell(value: number, ours: number): string {
  const figure = value < 100 ? value.toFixed(1) : Math.round(value).toString();
  return value === ours ? figure : `${figure} (${(value / ours).toFixed(1)})`;
}

export const command: Command = {
  usage: `Usage: npm run bench:viewers
Compares the weight and the time of one operation with those of Redoc and Scalar, which are downloaded for it.`,
  async run(args) {
    readFlags({}, args);
    await main();
  },
};

runIfStarted(module, command);
