import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { groupBy } from '#core/collections/group-by';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { applyChanges } from '../plan/apply-changes';
import { requireName } from '../plan/edit-text';
import type { FileChange, Sources } from '../plan/plan';
import { readSources } from '../plan/read-sources';
import { findFamily } from './find-family';
import { findLeft, type Left } from './find-left';
import { findMovedIds, readPageIds } from './find-moved-ids';
import { isJudge, planRename, type Rename } from './plan-rename';

const FLAGS = { 'dry-run': { type: 'boolean', default: false } } as const;

const ROOT = path.resolve(__dirname, '../..');
const REDIRECTS = 'openapi/redirects.yaml';

/** Renames a field in the description and in all that names it, and sends its old addresses on. */
export const command: Command = {
  usage: `Usage: npm run rename -- <Schema.field> <new_name> [--dry-run]
Renames a field in schemas, examples, pages, programs, handlers and tests, generates, and sends the old addresses on;
requirements, recorded responses and queries, which judge the rest, keep the old name until you change them:
  npm run rename -- Coupon.max_redemptions redemption_limit
Prints the files that it changed, and the locations that it leaves to you. A name that other schemas have
too is changed only where it is sure to mean this field.
  --dry-run  prints the files, and writes nothing`,
  run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    if (words.length > 2) throw new UsageError(`\`${words[2]}\` is one word too many: leave it out.`);
    const rename = readRename(words, readSources(ROOT));
    const changes = planRename(rename, readSources(ROOT));
    if (values['dry-run']) return print(changes, rename, []);
    requireCommitted(changes);
    return carryOut(rename, changes, readSources(ROOT));
  },
};

function readRename([given, givenName]: readonly string[], sources: Sources): Rename {
  const full = requireName(given, /^[A-Z]\w*\.[a-z]\w*$/, 'field', 'Coupon.max_redemptions');
  const name = requireName(givenName, /^[a-z][a-z\d_]*$/, 'field', 'redemption_limit');
  const [owner = '', field = ''] = full.split('.');
  return { family: findFamily(owner, field, name, sources), field, name };
}

function carryOut(rename: Rename, changes: FileChange[], sources: Sources): number {
  const before = readPageIds(sources);
  applyChanges(ROOT, changes, sources);
  if (!generate()) {
    print(changes, rename, ['The description has problems, above: correct them, and run npm run generate.']);
    return 1;
  }
  const moved = findMovedIds(before, readPageIds(sources), rename.field, rename.name, sources);
  if (moved.length === 0) return print(changes, rename, []);
  const lines = [(sources.read(REDIRECTS) ?? '').trimEnd(), ...moved].join('\n');
  const redirects = { file: REDIRECTS, content: `${lines.trimStart()}\n` };
  applyChanges(ROOT, [redirects], sources);
  generate();
  return print([...changes, redirects], rename, []);
}

/** Runs the generator, which prints the problems. */
function generate(): boolean {
  const { status } = spawnSync(process.execPath, ['generator/start.cjs', 'generate'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
}

/** @throws UsageError if git knows a file with changes that a rename would mix with its own */
function requireCommitted(changes: readonly FileChange[]): void {
  const { status, stdout } = spawnSync(
    'git',
    ['status', '--porcelain', '--', ...changes.map(({ file }) => file)],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const dirty =
    status === 0 ? stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)])) : [];
  if (dirty.length > 0)
    throw new UsageError(
      `${dirty.join(', ')} has changes: commit or stash them, so that a rename can be undone.`,
    );
}

function print(changes: readonly FileChange[], rename: Rename, problems: readonly string[]): number {
  const files = new Map(changes.map(({ file, content }) => [file, content]));
  const { read, list } = readSources(ROOT);
  const left = findLeft(rename, { list, read: (file) => files.get(file) ?? read(file) });
  const judges = left.filter(({ file }) => isJudge(file));
  const others = left.filter(({ file }) => !isJudge(file));
  process.stdout.write(
    [
      ...changes.map(({ file }) => `changed  ${file}`),
      ...section(
        'Left to you, because these say what is right, and the tests compare the rest with them:',
        judges,
      ),
      ...section('Left to you:', others),
      '',
      'Next:',
      ...problems.map((line) => `- ${line}`),
      '- npm run claims shows the sentences with the new name.',
      '- npm run lint:api, npm run lint:docs, npm run typecheck and the tests name what is left.',
      '- Add the change to x-api-versions of openapi/openapi.yaml: it breaks clients.',
      '',
    ].join('\n'),
  );
  return 0;
}

function section(heading: string, locations: readonly Left[]): string[] {
  return locations.length > 0 ? ['', heading, ...byFile(locations)] : [];
}

/** One line for each file: its first location, as editors open it, and the lines of the others. */
function byFile(locations: readonly Left[]): string[] {
  return [...groupBy(locations, ({ file }) => file)].map(([file, [first, ...others]]) => {
    const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== first?.line);
    const also = lines.length > 0 ? `, also in line ${lines.join(', ')}` : '';
    return `${file}:${first?.line}:${first?.column}  ${first?.found}${also}`;
  });
}

runIfStarted(module, command);
