import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../generator/problems/problem';
import { home } from '../config/code';
import type { PageError } from '../errors/page-error';
import { problemOf } from '../lint/problem-of';

/** A location as compilers print it: `site/src/a.tsx:3:1`, `(12:3) /work/site/a.css`, `[/work/site/a.tsx:3:1]`. */
const LOCATION = /([\w./@-]+\.(?:tsx?|[cm]?js|css|mdx?|ya?ml|json)):(\d+)(?::(\d+))?/;

/** The beginning of what Babel says about settings. It counts columns from 0. */
const BABEL = /^ParseError: /;

/** A file of ours in a message that names no line. */
const FILE = /((?:site|docs|openapi|generated)\/[\w./-]+\.\w+)/;

/** Whether an error says what is wrong in which pages. Recognized by its property, as classes may be loaded twice. */
export function hasMistakes(error: unknown): boolean {
  return causesOf(error).some((cause) => 'mistakes' in cause);
}

/** Returns what is wrong according to an error, which packages may have wrapped. */
export function problemsOf(error: unknown): Problem[] {
  const causes = causesOf(error);
  const mistakes = causes.flatMap((cause) => (cause as Partial<PageError>).mistakes ?? []);
  if (mistakes.length > 0) return mistakes.map(problemOf);
  const { message, stack = '' } = causes.at(-1) ?? new Error(String(error));
  return [problemIn(message, stack)];
}

/** Returns the problem that a compiler describes, with the first location of our files in its text. */
export function problemIn(message: string, otherText = ''): Problem {
  const printed = stripVTControlCharacters(message);
  const text = printed.replace(BABEL, '');
  const ours = () =>
    otherText
      .split('\n')
      .map((line) => LOCATION.exec(line))
      .find(isOurs);
  const [, file = '', line = '1', column = '1'] = LOCATION.exec(text) ?? FILE.exec(text) ?? ours() ?? [];
  return {
    ruleId: 'site',
    severity: 'error',
    message: sentenceIn(text),
    location: {
      file: isAbsolute(file) ? relative(home, file) : file,
      line: Number(line),
      column: Number(column) + (text === printed ? 0 : 1),
      pointer: '',
    },
  };
}

/** Compilers print code after what they say. */
const LINES = 3;

/** Returns what a compiler says, without the frame that it draws and the location, which a problem has anyway. */
function sentenceIn(text: string): string {
  const lines = text
    .replaceAll(`${home}/`, '')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[│├╰╭─▶×·]+/g, ' ')
        .replace(/,-\[.*|\[.*:\d+:\d+\]/, '')
        .trim(),
    )
    .filter((line) => line.replace(LOCATION, '') !== '');
  return lines.slice(0, LINES).join(' ').replaceAll(/\s+/g, ' ');
}

function isOurs(found: RegExpExecArray | null): boolean {
  return found !== null && !found[0].includes('node_modules') && !found[0].includes('site/dev/');
}

/** Returns an error and its causes, the innermost last. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
