// @ts-check
// Preloaded into every process of a traced run (NODE_OPTIONS): notes what it asks of the project, one line each, in a
// separate file below the folder TRACE_TO. Lines are written at once, so that a process that is killed leaves them too.
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { threadId } = require('node:worker_threads');

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = path.join(ROOT, 'node_modules') + path.sep;
const env = process.env;
const { appendFileSync } = fs;

/** Functions that ask for one path, listed without `Sync`. */
const FILES = ['access', 'copyFile', 'createReadStream', 'exists', 'lstat', 'open', 'readFile', 'stat'];
const FOLDERS = ['opendir', 'readdir'];
const TREES = ['cp'];
const PROGRAMS = ['exec', 'execFile', 'fork', 'spawn'];

/** Lines that are already below the present folder. */
let folder = '';
/** @type {Set<string>} */
let noted = new Set();

/** @param {string} kind @param {string} what */
function note(kind, what) {
  const { TRACE_TO = '' } = env;
  if (TRACE_TO !== folder) [folder, noted] = [TRACE_TO, new Set()];
  const line = `${kind} ${what}\n`;
  if (folder === '' || noted.has(line)) return;
  noted.add(line);
  try {
    appendFileSync(path.join(folder, `${process.pid}-${threadId}`), line);
  } catch {
    // The test has ended, and its folder is gone.
  }
}

/** @param {string} kind @param {unknown} asked */
function notePath(kind, asked) {
  if (typeof asked !== 'string' && !(asked instanceof URL) && !Buffer.isBuffer(asked)) return;
  if (String(asked).startsWith('node:')) return;
  const place = path.resolve(asked instanceof URL ? asked.pathname : asked.toString());
  if (!place.startsWith(ROOT) || place.startsWith(PACKAGES)) return;
  note(kind, path.relative(ROOT, place));
}

/** @param {unknown} flags */
function writes(flags) {
  return typeof flags === 'number' ? (flags & 3) !== 0 : typeof flags === 'string' && /^[aw]/.test(flags);
}

/**
 * Puts a function in front of others, if they exist; all that hangs on them stays.
 * @param {any} holder @param {string} name @param {(args: any[]) => void} before
 */
function precede(holder, name, before) {
  const called = holder[name];
  if (typeof called !== 'function') return;
  holder[name] = new Proxy(called, {
    apply(target, self, args) {
      before(args);
      return Reflect.apply(target, self, args);
    },
  });
}

/** @param {readonly string[]} names @param {(args: any[]) => void} before */
function precedeAll(names, before) {
  for (const name of names) {
    precede(fs, name, before);
    precede(fs, `${name}Sync`, before);
    precede(fs.promises, name, before);
  }
}

precedeAll(FILES, ([asked, flags]) => {
  if (!writes(flags)) notePath('file', asked);
});
precedeAll(FOLDERS, ([asked, options]) => notePath(options?.recursive ? 'folders' : 'folder', asked));
precedeAll(TREES, ([asked]) => notePath('tree', asked));

/** @param {any[]} args of a function that starts a program; a program that gets another environment is traced, too */
function noteProgram(args) {
  const options = args.find((arg) => arg !== null && typeof arg === 'object' && !Array.isArray(arg));
  const words = Array.isArray(args[1]) ? args[1].map(String) : [];
  note(
    'process',
    JSON.stringify({ words: [String(args[0]), ...words], cwd: path.resolve(String(options?.cwd ?? '.')) }),
  );
  const { env: given } = options ?? {};
  if (!given || (given.TRACE_TO && given.NODE_OPTIONS?.includes(__filename))) return;
  const { NODE_OPTIONS, TRACE_TO } = env;
  args[args.indexOf(options)] = { ...options, env: { ...given, NODE_OPTIONS, TRACE_TO } };
}

for (const name of PROGRAMS) {
  precede(childProcess, name, noteProgram);
  precede(childProcess, `${name}Sync`, noteProgram);
}

/** @param {any[]} args of a function that asks a server */
function noteRequest([target]) {
  const { hostname, host = 'localhost', port, path: asked } = target;
  note(
    'request',
    typeof target === 'string' || target instanceof URL
      ? String(target)
      : `http://${hostname ?? host}:${port}${asked}`,
  );
}

for (const name of ['get', 'request']) precede(http, name, noteRequest);

// Reads in machine code are not seen.
precede(process, 'dlopen', ([, file]) => note('library', path.relative(PACKAGES, String(file))));

/** Variables that say only where and how to print, or that differ between a test and the check that starts it. */
const NOISE =
  /^(CI|DEV|HOME|MODE|PATH|PROD|PWD|SSR|TEST|TMPDIR|TRACE.*|(FORCE_|GITHUB_|NODE|NO_|npm_|TEST_|TS_NODE|VITEST).*)$/;
/** Variables with a value from the program itself. */
const given = new Set();
/** A variable that is copied together with all others is not read: what reads the copy is a program that notes it itself. */
let copied = '';

process.env = new Proxy(env, {
  get(target, name) {
    if (
      typeof name === 'string' &&
      name !== copied &&
      !NOISE.test(name) &&
      !given.has(name) &&
      isAskedByProject()
    )
      note('variable', name);
    copied = '';
    return Reflect.get(target, name);
  },
  set(target, name, value) {
    given.add(name);
    return Reflect.set(target, name, value);
  },
  getOwnPropertyDescriptor(target, name) {
    copied = String(name);
    return Reflect.getOwnPropertyDescriptor(target, name);
  },
});

/** Whether a module of the project reads a variable, not one of a package or of Node. */
function isAskedByProject() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites[1]?.getFileName() ?? '';
  /** @type {{ stack?: unknown }} */
  const caller = {};
  Error.captureStackTrace(caller, isAskedByProject);
  const file = String(caller.stack);
  Error.prepareStackTrace = prepareStackTrace;
  return !file.startsWith('node:') && !file.includes('/node_modules/');
}
