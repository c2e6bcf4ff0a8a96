import { requireFreePort } from '#core/command-line/listen';
import { readFlags } from '#core/command-line/read-flags';
import type { Command } from '#core/command-line/run-command';
import { stopOnSignal } from '#core/command-line/stop-on-signal';
import { addressOfSite, readProject } from '../../site/config/project';
import { serveSite } from '../../site/hosting/server/serve-site';
import { choosePort } from '../../site/port';
import { prepareProcess } from '../prepare-process';
import { SERVER_FLAGS, SERVER_USAGE, SITE_FLAGS, SITE_USAGE } from '../flags';
import { generateAndBuild } from '../load';
import { readSettings } from '../settings';

/** Builds the site and serves it until a signal ends it. */
export const serve: Command = {
  usage: `Usage: docproof [serve] [openapi.yaml] [--overlay file]… [--port 3000] [--host localhost] [--docs folder] [--out folder] [--base /] [--all | --quiet]
Builds the site and serves it as a host does, until you end it.
${SITE_USAGE}
${SERVER_USAGE}`,
  async run(args) {
    const { values, words } = readFlags({ ...SITE_FLAGS, ...SERVER_FLAGS }, args, true);
    const settings = await readSettings(words, values);
    const port = choosePort(values.port);
    await requireFreePort(port);
    prepareProcess(settings);
    const exitCode = await generateAndBuild(settings, values);
    if (exitCode !== 0) return exitCode;
    const project = readProject(settings);
    const { base } = project;
    const site = { folder: settings.out, base, address: addressOfSite(project) };
    const { server, port: chosen } = await serveSite(site, { port, host: values.host });
    process.stdout.write(`Site ready at http://${values.host}:${chosen}${base}\n`);
    stopOnSignal(server);
    return 0;
  },
};
