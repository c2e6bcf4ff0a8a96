import { writeFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { EFFECTS, formatEffects, playEffects } from './effects-file';

/** Writes what each call changes in other records. */
export const command: Command = {
  usage: `Usage: npm run effects
Plays each documented call that writes in a fresh world of the simulator, and writes what it changes in other records to ${EFFECTS}.
Run \`npm run generate\` before and after.`,
  async run(args) {
    readFlags({}, args);
    writeFileSync(EFFECTS, formatEffects(await playEffects()));
  },
};

runIfStarted(module, command);
