import { stdin, stdout } from 'node:process';

/** Single keys and lines from the terminal, or from a pipe. */
export interface Keyboard {
  /** Resolves to one of the keys, and to `undefined` when the input has ended or was interrupted. */
  key(allowed: string): Promise<string | undefined>;
  /** Resolves to a line without its end; `undefined` as above. */
  line(): Promise<string | undefined>;
  close(): void;
}

const INTERRUPT = '\u0003';

export function openKeyboard(): Keyboard {
  const input = stdin.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let rest = '';
  const setRaw = (isRaw: boolean) => stdin.isTTY && stdin.setRawMode(isRaw);
  const readMore = async (): Promise<boolean> => {
    const chunk = await input.next();
    if (chunk.done === true) return false;
    rest += chunk.value;
    return true;
  };
  return {
    async key(allowed) {
      setRaw(true);
      for (;;) {
        for (; rest !== ''; rest = rest.slice(1)) {
          const [key = ''] = rest;
          if (key !== INTERRUPT && !allowed.includes(key)) continue;
          rest = rest.slice(1);
          return key === INTERRUPT ? undefined : key;
        }
        if (!(await readMore())) return undefined;
      }
    },
    async line() {
      setRaw(false);
      while (!rest.includes('\n')) if (!(await readMore())) return undefined;
      const [line = '', ...others] = rest.split('\n');
      rest = others.join('\n');
      return line;
    },
    close() {
      setRaw(false);
      stdin.pause();
      stdout.write('\n');
    },
  };
}
