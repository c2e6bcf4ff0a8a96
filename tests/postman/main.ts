import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { untilEnd } from '../../site/run-program';
import type { Collection } from '../../generator/emit/postman/collection';
import { canDownload } from '../setup/can-download';
import { withServer } from '../simulator/respect/serve';
import { serversAt } from './send-as-postman';

/** Newman brings 141 packages, so that it is downloaded for this run only. */
const NEWMAN = ['--yes', 'newman@6.2.2'];

const COLLECTION = 'generated/postman/postman.json';

/** Runs the Postman collection with Postman's own program, twice, each time in a separate world of the simulator. */
export const command: Command = {
  usage: `Usage: npm run test:postman
Downloads Newman and runs ${COLLECTION} against the simulator, twice; exits with 1 if a request fails.`,
  async run(args) {
    readFlags({}, args);
    if (!canDownload(NEWMAN)) {
      console.error(
        `${NEWMAN.at(-1)} cannot be downloaded, so the collection is not tested: connect to the registry of npm.`,
      );
      return 1;
    }
    return withServer(async (url) => {
      const worlds = ['first', 'second'].map((world) => url.replace(/\/api$/, `/s/${world}/api`));
      for (const baseUrl of worlds) {
        const exitCode = await runCollection(baseUrl);
        if (exitCode !== 0) return exitCode;
      }
      return 0;
    });
  },
};

/** Resolves to the exit code of Newman. */
function runCollection(baseUrl: string): Promise<number> {
  const collection = JSON.parse(readFileSync(COLLECTION, 'utf8')) as Collection;
  const servers = Object.entries(serversAt(collection, baseUrl)).flatMap(([name, url]) => [
    '--env-var',
    `${name}=${url}`,
  ]);
  const options = [...servers, '--reporter-cli-no-success-assertions'];
  return untilEnd(spawn('npx', [...NEWMAN, 'run', COLLECTION, ...options], { stdio: 'inherit' }));
}

runIfStarted(module, command);
