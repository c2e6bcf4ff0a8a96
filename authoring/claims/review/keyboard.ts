import { stdin, stdout } from 'node:process';
import { UsageError } from '#core/command-line/usage-error';

/** Single keys and lines from the terminal. */
export interface Keyboard {
  /** Prints a prompt, and resolves to one of the keys; to `undefined` when the input has ended or was interrupted. */
  key(allowed: string, prompt: string): Promise<string | undefined>;
  /** Prints a prompt, and resolves to a line without its end; `undefined` as above. */
  line(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Ctrl+C and Ctrl+D, which a terminal passes on while single keys are read. */
const ENDS = new Set(['\u0003', '\u0004']);

/**
 * Opens the keyboard of the terminal.
 * @param command how its author starts the program: `npm run claims`.
 * @throws UsageError if the input is a pipe or a file: a verdict is what a person has read and decided.
 */
export function openKeyboard(command: string): Keyboard {
  if (!stdin.isTTY)
    throw new UsageError(
      `A verdict comes from a person at a terminal, and the input is not one: run \`${command}\` in a terminal. ` +
        'With `--check`, it prints what is left, and with `--check --format json` for programs.',
    );
  const input = stdin.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let rest = '';
  const readMore = async (): Promise<boolean> => {
    // A terminal that is gone ends its input with an error.
    const chunk = await input.next().catch(() => ({ done: true }) as const);
    if (chunk.done === true) return false;
    rest += chunk.value;
    return true;
  };
  return {
    async key(allowed, prompt) {
      // Keys that somebody types at the prompt belong to this mode already.
      stdin.setRawMode(true);
      stdout.write(prompt);
      for (;;) {
        for (; rest !== ''; rest = rest.slice(1)) {
          const [key = ''] = rest;
          if (!ENDS.has(key) && !allowed.includes(key)) continue;
          rest = rest.slice(1);
          return ENDS.has(key) ? undefined : key;
        }
        if (!(await readMore())) return undefined;
      }
    },
    async line(prompt) {
      stdin.setRawMode(false);
      stdout.write(prompt);
      while (!rest.includes('\n')) if (!(await readMore())) return undefined;
      const [line = '', ...others] = rest.split('\n');
      rest = others.join('\n');
      return line;
    },
    close() {
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
    },
  };
}
