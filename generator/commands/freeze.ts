import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { freeze, isSameApi, versionOf, withBase } from '../read/overlays/freeze';
import { readVersions, versionsFolder } from '../read/overlays/read-versions';
import { formatProblems } from '../problems/format-problems';
import { relativePath } from '../problems/relative-path';
import { findBase } from '../read/revisions/git';
import { openRevision } from '../read/revisions/open-revision';
import { readSide } from '../read/revisions/read-side';
import { isStackFull, runWithDeepStack } from '../run/threads/threads';

const USAGE = `Usage: npm run api:freeze -- [--base REF|FILE] [--entry openapi/openapi.yaml]
Writes \`versions/<version>.yaml\` next to the description: the overlay that leads from the description as it is back to the version before.
  --base   a commit or a file with that version; by default, where the work left the main branch
  --entry  the entry document`;

const FLAGS = {
  base: { type: 'string' },
  entry: { type: 'string', default: 'openapi/openapi.yaml' },
} as const;

/** `npm run api:freeze`: keeps the version before a new one as an overlay. */
export const command: Command = {
  usage: USAGE,
  async run(args) {
    const { base: written, entry } = readFlags(FLAGS, args).values;
    const revision = openRevision(written ?? findBase(), entry);
    try {
      const base = (await readSide(revision.entry, revision.name)).bundle;
      const head = (await readSide(entry, entry)).bundle;
      const version = versionOf(base);
      if (version === versionOf(head))
        throw new UsageError(
          `Both ${revision.name} and ${entry} have the version ${version}: start one with \`npm run new -- version 20261201\`.`,
        );
      const file = path.join(versionsFolder(entry), `${version}.yaml`);
      const files = new Map([[file, freeze(base, head, `../${path.basename(entry)}`)]]);
      for (const older of findOlder(entry, file))
        files.set(older, withBase(readFileSync(older, 'utf8'), `./${version}.yaml`));
      writeAll(files);
      const { versions, problems } = readVersions(entry, head);
      process.stdout.write(formatProblems(problems, 'text'));
      const frozen = versions.find((one) => one.version === version);
      if (!frozen || !isSameApi(base, frozen.bundle)) return 1;
      process.stderr.write(
        `${[...files.keys()].map(relativePath).join(', ')} written; read back, ${version} has no changes.\n`,
      );
      return problems.length > 0 ? 1 : 0;
    } catch (error) {
      if (isStackFull(error)) return runWithDeepStack(__filename, args);
      throw error;
    } finally {
      if (revision.temporary !== undefined) rmSync(revision.temporary, { recursive: true });
    }
  },
};

/** The other overlays that extend the description itself: from now on, they extend the new one. */
function findOlder(entry: string, file: string): string[] {
  const folder = versionsFolder(entry);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((other) => other !== file)
    .filter((other) => {
      const { extends: base } = parse(readFileSync(other, 'utf8')) as { extends?: string };
      return base === undefined || path.resolve(folder, base) === path.resolve(entry);
    });
}

/** Replaces each file in one step, so that none is half written. */
function writeAll(files: ReadonlyMap<string, string>): void {
  for (const [file, content] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  }
}

runIfStarted(module, command);
