import { escapePattern } from '#core/text/escape-pattern';

/** A command that was typed, and what came of it. */
export interface Ran {
  command: string;
  /** Its exit code, of a server after it was asked to end; null if a signal ended it. */
  exitCode: number | null;
  /** Its output on both streams. */
  printed: string;
  /** Of a command that serves the site: the status of its first page, and whether processes were left after it. */
  served?: { status: number; leavesProcesses: boolean };
}

/** A file or a page, by a name for messages. */
export interface Named {
  name: string;
  text: string;
}

/** A line of a stack trace. */
const FRAME = /^ +at (?:.* \()?(?:node:|file:|\/|[A-Z]:\\)[^\s)]*:\d+:\d+\)?/m;

/** Says why a command did not start, or did not end as it should. */
export function failuresOf({ command, exitCode, printed, served }: Ran): string[] {
  return [
    ...(exitCode === 0 ? [] : [`${command}: ends with ${exitCode}: ${printed.trim()}`]),
    ...(FRAME.test(printed) ? [`${command}: prints a stack trace: ${FRAME.exec(printed)?.[0].trim()}`] : []),
    ...(served && served.status !== 200 ? [`${command}: answers ${served.status}`] : []),
    ...(served?.leavesProcesses ? [`${command}: leaves processes`] : []),
  ];
}

/** Characters around what is found: a line of a script may be the whole script. */
const AROUND = 40;

function findAll({ name, text }: Named, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    const shown = text.slice(Math.max(0, index - AROUND), index + found.length + AROUND);
    return `${name}: ${shown.replaceAll(/\s+/g, ' ').trim()}`;
  });
}

/** Finds the name of our product. */
export function wordsOfOurs(file: Named): string[] {
  return findAll(file, /abaco/gi);
}

/** A path of a file of the package, wherever it is installed. */
const INSIDE_PACKAGE = /node_modules\/docproof(?:-full)?\/\S*/g;

/** The first line of a problem: `openapi.yaml:4:7  error  struct`. */
const HEAD = /^(\S+):\d+:\d+ {2}(?:error|warn) {2}\S+$/gm;

/**
 * Finds files of the package that are shown as if the author had written them, and problems in files that the author does not have.
 * @param own paths of the author's files, relative to the working folder.
 */
export function mistakesOfOthers(text: Named, own: readonly string[]): string[] {
  const foreign = [...text.text.matchAll(HEAD)].filter(([, file = '']) => !own.includes(file));
  return [...findAll(text, INSIDE_PACKAGE), ...foreign.map(([head]) => `${text.name}: ${head}`)];
}

/** This machine, or a host that no one owns, as names for examples are: in an address, encoded or not, or with a port. */
const NOBODYS =
  /(?:\/\/|%2F%2F)(?:[\w.-]+@)?((?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])|(?:[\w-]+\.)*(?:example|invalid|test|localhost)(?:\.(?:com|net|org))?)(?![\w.-]*\w)|\b(localhost|127\.0\.0\.1):\d+/gi;

/**
 * Finds addresses of this machine and of hosts for examples that the author did not write.
 * @param given all that the author wrote.
 */
export function addressesNobodyGave({ name, text }: Named, given: string): string[] {
  const hosts = [...text.matchAll(NOBODYS)].map(([, inAddress, withPort = '']) => inAddress ?? withPort);
  return [...new Set(hosts)].filter((host) => !given.includes(host)).map((host) => `${name}: ${host}`);
}

/** How sentences begin that say what to do: remedies do. A verb that is new among them belongs here, another word does not. */
const ACTIONS = [
  ...['Add', 'Begin', 'Build', 'Change', 'Choose', 'Convert', 'Correct', 'Declare', 'Give', 'Indent', 'Keep'],
  ...[
    'Leave',
    'Make',
    'Move',
    'Name',
    'Negate',
    'Pass',
    'Put',
    'Quote',
    'Refer',
    'Remove',
    'Rename',
    'Replace',
  ],
  ...[
    'Run',
    'Save',
    'Say',
    'Select',
    'Send',
    'Set',
    'Split',
    'Start',
    'Take',
    'Use',
    'Write',
    'Did you mean',
  ],
];

/** One of them at the start of a sentence, or in small letters after a colon. */
const ACTION = new RegExp(`(?:^|[.?!] )(?:${ACTIONS.join('|')}) |: (?:${ACTIONS.join('|').toLowerCase()}) `);

/** A line that warns, of whatever program; not a count of warnings. */
const WARNS = /^(?!.*\b\d+ warnings?\b).*(?:warning|\bwarn\b)/i;

/** Lines that go on with the one before: what a problem says, and where it is. */
const GOES_ON = /^ {2}/;

/** Finds problems and warnings that do not say what to write or do. */
export function warningsWithoutAction({ command, printed }: Ran): string[] {
  const blocks = printed.split('\n').reduce<string[][]>((all, line) => {
    if (GOES_ON.test(line)) all.at(-1)?.push(line.trim());
    else all.push([line]);
    return all;
  }, []);
  return blocks
    .filter(([head = '']) => WARNS.test(head) || head.search(HEAD) === 0)
    .filter((lines) => !lines.some((line) => ACTION.test(line)))
    .map((lines) => `${command}: ${lines.join(' ')}`);
}

/** The lines of a small screen. */
const MOST_LINES = 30;

/** Finds output that does not fit on a screen. */
export function tooLong({ command, printed }: Ran): string[] {
  const lines = printed.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${command}: prints ${lines} lines, more than ${MOST_LINES}`] : [];
}

/** The parts of HTML that readers do not see. */
const HIDDEN = /<(script|style|head)\b.*?<\/\1>|<[^>]*>/gis;

/**
 * Finds pages that do not show the version of the API.
 * @param version as the description declares it.
 */
export function withoutVersion({ name, text }: Named, version: string): string[] {
  const shown = text.replaceAll(HIDDEN, ' ');
  const isShown = new RegExp(String.raw`(?<![\w.-])${escapePattern(version)}(?![\w-]|\.\w)`).test(shown);
  return isShown ? [] : [`${name}: does not show ${version}`];
}
