import { rmSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import { formatGithub } from '../compare/diff/report/format-github';
import { formatJson } from '../compare/diff/report/format-json';
import { formatMarkdown } from '../compare/diff/report/format-markdown';
import { formatText } from '../compare/diff/report/format-text';
import type { Report } from '../compare/diff/report/report';
import { defaultFormat } from '../problems/read-format';
import { isStackFull, runWithDeepStack } from '../run/threads/threads';
import { compareRevisions } from '../read/revisions/compare-revisions';
import { findBase, isInRepository } from '../read/revisions/git';
import { openRevision, type Revision } from '../read/revisions/open-revision';

const USAGE = `Usage: npm run api:diff -- [--base REF|FILE] [--head REF|FILE] [--entry openapi/openapi.yaml] [--format text|json|markdown|github] [--all] [--prove] [--now DATE]
Prints what changed in the API, for whom, and what clients must do. Ends with code 1 if a change breaks clients without a new version or a waiver.
  --base    a commit or a file to compare with; by default, where the work left the main branch
  --head    a commit or a file; by default, the files as they are
  --entry   the entry document in commits
  --format  how changes are printed: as annotations in GitHub Actions, else as text
  --all     prints every change, documentation included
  --prove   plays each change: calls of the base against the head, and responses of the head against readers of the base
  --now     the day that waivers are held to`;

const FORMATS = ['text', 'json', 'markdown', 'github'] as const;
type Format = (typeof FORMATS)[number];

const FLAGS = {
  base: { type: 'string' },
  head: { type: 'string' },
  entry: { type: 'string', default: 'openapi/openapi.yaml' },
  format: { type: 'string' },
  all: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
  now: { type: 'string' },
} as const;

/** `npm run api:diff`: compares two states of the description. */
export const command: Command = {
  usage: USAGE,
  async run(args) {
    const { base, head, entry, format: written, all, prove, now } = readFlags(FLAGS, args).values;
    const format = readFormat(written ?? defaultFormat());
    const today = readDate(now);
    if (base === undefined && !isInRepository()) {
      process.stderr.write(
        'There is no repository, and so no earlier description: name one after `--base`.\n',
      );
      return 0;
    }
    const opened: Revision[] = [];
    const open = (argument: string): Revision => {
      const revision = openRevision(argument, entry);
      opened.push(revision);
      return revision;
    };
    try {
      const report = await compareRevisions(open(base ?? findBase()), open(head ?? entry), {
        today,
        isPlayed: prove,
      });
      process.stdout.write(format === 'text' ? formatText(report, all) : FORMATTERS[format](report));
      process.stderr.write(
        `${countOf(report.changes.length, 'change')} from ${report.base} to ${report.head}\n`,
      );
      const { problems, contradictions, changes } = report;
      for (const { fingerprint, message } of contradictions)
        process.stderr.write(`${fingerprint}: ${message}\n`);
      const isRefused = problems.length > 0 || contradictions.length > 0;
      return isRefused || changes.some(({ isBlocking }) => isBlocking) ? 1 : 0;
    } catch (error) {
      if (isStackFull(error)) return runWithDeepStack(__filename, args);
      throw error;
    } finally {
      for (const { temporary } of opened) if (temporary !== undefined) rmSync(temporary, { recursive: true });
    }
  },
};

const FORMATTERS: Record<Exclude<Format, 'text'>, (report: Report) => string> = {
  json: formatJson,
  markdown: formatMarkdown,
  github: formatGithub,
};

function readFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text);
  if (format !== undefined) return format;
  throw new UsageError(`\`--format ${text}\` is not known: write one of ${FORMATS.join(', ')}.`);
}

/** The day in UTC, as `2026-11-24`. */
function readDate(text: string | undefined): string {
  if (text === undefined) return new Date().toISOString().slice(0, 10);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new UsageError(`\`--now ${text}\` is not a date: write one such as 2026-11-24.`);
}

runIfStarted(module, command);
