import { createRequire } from 'node:module';
import path from 'node:path';
import { useTranslations } from '#core/labels/translations';
import { countOf } from '#core/text/count-of';
import type { Options } from './config';
import { compareFiles } from './files/compare-files';
import { withSystemErrors } from './files/explain-system-error';
import { findUntracked } from './files/find-untracked';
import { listChanges, listUntracked } from './files/list-changes';
import { loadedSources } from './files/loaded-sources';
import { recover } from './files/recover';
import { findUnchangedRun, keepRun } from './files/run-record';
import { writeFiles } from './files/write-files';
import { hasForeignRules } from '../read/source/find-config';
import type * as pipeline from './pipeline';
import { formatReport } from '../problems/format-report';
import { hasErrors } from '../problems/has-errors';
import type { Problem } from '../problems/problem';
import { reportStages } from './progress';
import { labelFile, readTranslations } from '../read/read-translations';
import { Results } from './memo/results';

/** The outcome of a run: the files that it read, and what it has printed. */
interface RunResult {
  exitCode: 0 | 1;
  inputs: readonly string[];
  problems: readonly Problem[];
}

/**
 * Runs the generator once: generates, writes or compares the files, and prints the problems. Throws `OutputError`.
 * @param results those of earlier runs of this process: a run makes only what they do not have.
 */
export async function run(options: Options, results = new Results()): Promise<RunResult> {
  const started = Date.now();
  withSystemErrors(options.out, () => recover(options.out));
  const untracked = options.beside
    ? listUntracked(findUntracked(options.out, options.beside), options.out)
    : [];
  const unchanged = findUnchangedRun(options);
  if (unchanged && untracked.length === 0) {
    process.stdout.write(formatReport(unchanged.problems, options));
    process.stderr.write(`up to date (${Date.now() - started} ms)\n`);
    return { exitCode: 0, ...unchanged };
  }

  // Modules with labels read the translations when they are loaded.
  if (options.translations !== undefined) useTranslations(readTranslations(options.translations));
  // Loading the stages takes a while, and a run with nothing to do should not wait for it.
  const { STAGES, generate } = createRequire(__filename)('./pipeline') as typeof pipeline;
  const stage = reportStages(STAGES.length, options.detail === 'all');
  const {
    problems,
    files,
    inputs: read,
  } = await generate(options.entry, stage, results, options.audiences, options.overlays);
  const inputs = [
    ...read,
    ...(options.translations === undefined ? [] : [path.resolve(labelFile(options.translations))]),
  ];
  const changes = hasErrors(problems) ? [] : await stage('files', () => settleFiles(files, options));
  const all = [...problems, ...changes, ...untracked];
  process.stdout.write(formatReport(all, options));
  process.stderr.write(`${summarize(all, files.length)} in ${Date.now() - started} ms\n`);
  if (hasErrors(all)) return { exitCode: 1, inputs, problems: all };
  if (!hasForeignRules(options.entry))
    keepRun(options, { sources: loadedSources(), inputs, files, problems, started });
  return { exitCode: 0, inputs, problems: all };
}

function settleFiles(files: Parameters<typeof writeFiles>[0], { check, out, force }: Options): Problem[] {
  return withSystemErrors(out, () => {
    if (check) return listChanges(compareFiles(files, out), out);
    writeFiles(files, out, { force });
    return [];
  });
}

function summarize(problems: readonly Problem[], fileCount: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}, ${countOf(fileCount, 'file')}`;
}
