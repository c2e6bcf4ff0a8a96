/** How the program of either package is called: as it is, or by npx, which may name a version. */
const DIRECT = 'docproof(?:-full)?';
const BY_NPX = String.raw`npx (?:--yes )?docproof(?:-full)?(?:@[\w.-]+)?`;

/** Words after it, before a comment. */
const WORDS = String.raw`(?: (?!#)[^\s\x60]+)+`;

/** How commands are printed: in backticks, after a colon at the end of a line, and alone on a line of a shell block. */
const QUOTED = new RegExp(`\`(?:${BY_NPX}|${DIRECT})(${WORDS})\``, 'g');
const AFTER_COLON = new RegExp(`: ${BY_NPX}(${WORDS}) *$`, 'gm');
const ALONE = new RegExp(`^(?:${BY_NPX}|${DIRECT})(${WORDS}) *(?:#.*)?$`, 'gm');

const SHELL_BLOCK = /^```sh\n(.*?)^```$/gms;

/** The first line of the help about all commands, and a row of its table. */
const USAGE = /^Usage: docproof \[command\](.*)\n/;
const ROW = /^ {2}(\w+) +[A-Z]/gm;

/** A word that is any command of the help. */
const ANY = '<command>';

/**
 * Reads the commands that people are asked to type, each once and without npx: `docproof lint`.
 * @param help the output of `docproof --help`, which names all commands.
 */
export function commandsIn(help: string, ...texts: readonly string[]): string[] {
  const names = [...help.matchAll(ROW)].map(([, name = '']) => name);
  const flags = USAGE.exec(help)?.[1]?.match(/(?<=\[)--\w+(?=\])/g) ?? [];
  const listed = [...flags, ...names].map((words) => ` ${words}`);
  const printed = [help, ...texts].flatMap(wordsIn);
  const all = [...listed, ...printed].flatMap((words) =>
    words.includes(ANY) ? names.map((name) => words.replace(ANY, name)) : words,
  );
  return [...new Set(all.map((words) => `docproof${words}`))];
}

function wordsIn(text: string): string[] {
  const blocks = [...text.matchAll(SHELL_BLOCK)].map(([, block = '']) => block);
  return [text, ...blocks].flatMap((part, index) =>
    (index === 0 ? [QUOTED, AFTER_COLON] : [ALONE]).flatMap((form) =>
      [...part.matchAll(form)].map(([, words = '']) => words),
    ),
  );
}
