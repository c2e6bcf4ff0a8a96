import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { siteAddress } from '../builders/own-site';
import { untilEnd } from '../../site/run-program';
import { canDownload } from '../setup/can-download';
import { formatReport } from './format-report';
import { HOSTS, serve, type Host } from './hosts';
import { judge, type Verdict } from './judge';
import { readScores, type Scores } from './read-scores';

const BUILD = 'build';
const RESULTS = 'test-results';
const REPORT = 'docs/_benchmarks/afdocs.md';

/** It needs Node 22, so that it is downloaded for this run only, together with it. */
const AFDOCS = ['--yes', '--package', 'node@22', '--package', 'afdocs@0.22.2', 'afdocs'];

/** Every page, always in the same order. */
const OPTIONS = '--sampling deterministic --max-links 500 --request-delay 0 --format json --score'.split(' ');

/** Scores the built site as AFDocs does, on a host that negotiates and on one that does not. */
export const command: Command = {
  usage: `Usage: npm run test:afdocs
Downloads AFDocs, scores all pages of ${BUILD}/ with it, and writes ${REPORT}.
Exits with 1 if the score or a check is worse than expected.`,
  async run(args) {
    readFlags({}, args);
    if (!existsSync(join(BUILD, 'index.html')))
      throw new UsageError(`There is no ${BUILD}/index.html: run \`npm run build\` first.`);
    if (!canDownload(AFDOCS)) {
      console.error(
        'AFDocs cannot be downloaded, so the pages are not scored: connect to the registry of npm.',
      );
      return 1;
    }
    const verdicts: Verdict[] = [];
    for (const host of HOSTS) verdicts.push(judge(host, await score(host)));
    writeFileSync(REPORT, formatReport(verdicts));
    for (const { problems } of verdicts) for (const problem of problems) console.error(problem);
    return verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};

/** Serves the site, and resolves to what AFDocs says about it. */
async function score(host: Host): Promise<Scores> {
  const { server, port } = await serve(host, { folder: BUILD, base: '/', address: siteAddress });
  // On a busy machine, AFDocs works for more than a minute between two requests. A connection that closes meanwhile looks like a
  // dead link to it.
  server.keepAliveTimeout = 0;
  const file = join(RESULTS, `afdocs-${host.id}.json`);
  mkdirSync(RESULTS, { recursive: true });
  const output = openSync(file, 'w');
  const check = [
    'check',
    `http://localhost:${port}`,
    ...OPTIONS,
    '--canonical-origin',
    new URL(siteAddress).origin,
  ];
  // It exits with 1 when a check fails; the verdict is ours.
  await untilEnd(spawn('npx', [...AFDOCS, ...check], { stdio: ['ignore', output, 'ignore'] }));
  closeSync(output);
  server.close();
  return readScores(readFileSync(file, 'utf8'));
}

runIfStarted(module, command);
