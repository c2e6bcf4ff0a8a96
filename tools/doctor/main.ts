import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { countOf } from '#core/text/count-of';
import { choosePort } from '../../site/port';
import { fixturePort, sitePort } from '../machine/ports';
import type { Finding } from './finding';
import { checkDisk, checkPorts, type Port } from './machine';
import { checkOrphans } from './orphans';
import { checkBuild, checkGenerated } from './outputs';
import { checkPackages } from './packages';
import { checkBrowser, checkNode, checkPrograms } from './programs';

const listPorts = (): Port[] => [
  { port: choosePort(undefined), command: 'npm run dev', setting: '--port', isBlind: false },
  { port: 4010, command: 'npm run simulator', setting: '--port', isBlind: false },
  { port: 4020, command: 'npm run search:serve', setting: '--port', isBlind: false },
  { port: sitePort, command: 'npm run test:browser', setting: 'PORT', isBlind: true },
  { port: fixturePort, command: 'npm run test:browser', setting: 'PORT', isBlind: true },
];

/** Looks for what can go wrong on this machine. Exit code 1: a command would fail. */
export const command: Command = {
  usage: `Usage: npm run doctor
Looks at this machine and this checkout: Node, programs, browser, packages, output, ports, disk, servers left behind. Prints each
finding with its remedy, and changes nothing. The exit code is 1 if a command would fail.`,
  async run(args) {
    readFlags({}, args);
    const root = process.cwd();
    const findings = [
      ...checkNode(process.versions.node),
      ...checkPrograms(),
      ...checkBrowser(process.env),
      ...checkPackages(root),
      ...checkGenerated(),
      ...checkBuild(root),
      ...checkDisk(root),
      ...(await checkPorts(listPorts())),
      ...checkOrphans(root),
    ];
    process.stdout.write(findings.map(format).join(''));
    process.stderr.write(`${countOf(findings.length, 'finding')}\n`);
    return findings.some(({ breaks }) => breaks) ? 1 : 0;
  },
};

function format({ what, remedy, breaks }: Finding): string {
  return `${breaks ? 'error' : 'note '}  ${what}: ${remedy}.\n`;
}

runIfStarted(module, command);
