// @ts-check
'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../..');
const PROGRAMS = path.join(ROOT, 'node_modules/.cache/generate-programs');
/** The files that a program is made of: `generator/` imports only from itself, `core/` and packages. */
const SOURCES = ['core', 'generator', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Lists the files of a program with their hashes, so that a damaged program is built again. */
const SEAL = 'program.json';
/** Enough for all versions of the sources that run at the same time. */
const MAX_PROGRAMS = 20;

module.exports = { findProgram, runningProgram };

/**
 * Returns the folder of the program that was compiled from the present sources; compiles it if there is none yet. Its name changes
 * with each byte of the sources, the packages and Node.
 * @returns {Promise<string>}
 */
async function findProgram() {
  const folder = path.join(PROGRAMS, hashOfSources());
  if (!isWhole(folder)) await buildInto(folder);
  return folder;
}

/** Returns the folder of the program that this process was started with; undefined if it runs the sources. */
function runningProgram() {
  const folder = path.dirname(process.argv[1] ?? '');
  return path.dirname(folder) === PROGRAMS ? folder : undefined;
}

/** @param {string} folder */
async function buildInto(folder) {
  const { buildProgram } = require('./build-program.cjs');
  const files = await buildProgram(ROOT);
  const temporary = `${folder}-${process.pid}`;
  for (const { name, content } of files) write(path.join(temporary, name), content);
  const hashes = Object.fromEntries(files.map(({ name, content }) => [name, hashOf([content])]));
  write(path.join(temporary, SEAL), JSON.stringify(hashes));
  // A folder with this name is damaged, or another process has just built the same.
  fs.rmSync(folder, { recursive: true, force: true });
  try {
    fs.renameSync(temporary, folder);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
  removeOld();
}

/** @param {string} folder */
function isWhole(folder) {
  try {
    const hashes = JSON.parse(fs.readFileSync(path.join(folder, SEAL), 'utf8'));
    return Object.entries(hashes).every(
      ([name, hash]) => hashOf([fs.readFileSync(path.join(folder, name))]) === hash,
    );
  } catch {
    return false;
  }
}

function removeOld() {
  const folders = fs.readdirSync(PROGRAMS).map((name) => path.join(PROGRAMS, name));
  const madeAt = new Map(folders.map((folder) => [folder, fs.statSync(folder).mtimeMs]));
  const newestFirst = folders.sort((a, b) => (madeAt.get(b) ?? 0) - (madeAt.get(a) ?? 0));
  for (const folder of newestFirst.slice(MAX_PROGRAMS)) fs.rmSync(folder, { recursive: true, force: true });
}

function hashOfSources() {
  const files = SOURCES.flatMap(filesOf);
  return hashOf([process.version, ROOT, ...files.flatMap((file) => [file, fs.readFileSync(file)])]);
}

/**
 * The file, or all files below the folder, sorted.
 * @param {string} name
 */
function filesOf(name) {
  const place = path.join(ROOT, name);
  if (fs.statSync(place).isFile()) return [place];
  const entries = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => path.join(file.parentPath, file.name)).sort();
}

/** @param {string} file @param {string} content */
function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** @param {(string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex');
}
