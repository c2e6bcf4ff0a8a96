import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireFreePort } from '#core/command-line/listen';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { stopOnSignal } from '#core/command-line/stop-on-signal';
import { requireReplaceable } from './config/out-folder';
import { addressOfSite, readProject } from './config/project';
import { readOwnSettings } from './config/settings';
import { SettingError } from './errors/author-error';
import { serveSite } from './hosting/server/serve-site';
import { choosePort, PORT_FLAG } from './port';
import { startProgram, untilEnd } from './run-program';

const FLAGS = {
  ...PORT_FLAG,
  host: { type: 'string', default: 'localhost' },
  build: { type: 'boolean', default: false },
} as const;

/** The programs that must succeed before there is a site to serve. */
const STEPS = [['generator/start.cjs', 'generate'], ['site/build.ts']] as const;

/** Serves the built site until a signal ends it; exits with 2 for wrong usage, a port in use, or a missing build. */
export const command: Command = {
  usage: `Usage: npm run serve -- [--port 3000] [--host localhost] [--build]
Serves the built site as a host does, until you end it; \`npm start\` is \`npm run serve -- --build\`.
  --port   where it is served; PORT does the same
  --build  generates and builds the site first
  SITE_OUT  the folder of the site, \`build/\` when it is not set`,
  async run(args) {
    const { values } = readFlags(FLAGS, args);
    const { host } = values;
    const port = choosePort(values.port);
    await requireFreePort(port);
    const settings = readOwnSettings();
    const { out } = settings;
    if (values.build) {
      requireReplaceable(settings);
      for (const [file, ...args] of STEPS) {
        const exitCode = await untilEnd(startProgram(file, args));
        if (exitCode !== 0) return exitCode;
      }
    }
    if (!existsSync(join(out, 'index.html')))
      throw new SettingError(`There is no ${join(out, 'index.html')}: run \`npm run build\` first.`);
    const project = readProject(settings);
    const { base } = project;
    const { server, port: own } = await serveSite(
      { folder: out, base, address: addressOfSite(project) },
      { port, host },
    );
    process.stdout.write(`Site ready at http://${host}:${own}${base}\n`);
    stopOnSignal(server);
    return 0;
  },
};

runIfStarted(module, command);
