import { runIfStarted, type Command } from '#core/command-line/run-command';
import { openKeyboard } from '../../../../authoring/claims/review/keyboard';

/** Asks for a key and a line, as the review of sentences does, and prints both. */
export const command: Command = {
  usage: 'Usage: keyboard-program',
  async run() {
    const keyboard = openKeyboard('npm run claims');
    const key = await keyboard.key('ab', 'key?\n');
    const line = key === undefined ? undefined : await keyboard.line('line? ');
    keyboard.close();
    process.stdout.write(`key ${key}, line ${line}\n`);
  },
};

runIfStarted(module, command);
