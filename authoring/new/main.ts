import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { applyChanges } from '../plan/apply-changes';
import { formatCode } from '../plan/format-code';
import { formatPlan } from '../plan/format-plan';
import { readSources } from '../plan/read-sources';
import type { Kind } from './kind';
import { error } from './kinds/error';
import { event } from './kinds/event';
import { field } from './kinds/field';
import { guide } from './kinds/guide';
import { language } from './kinds/language';
import { operation } from './kinds/operation';
import { rule } from './kinds/rule';
import { version } from './kinds/version';

const KINDS: Readonly<Record<string, Kind>> = {
  operation,
  field,
  event,
  error,
  guide,
  version,
  language,
  rule,
};

const FLAGS = { 'dry-run': { type: 'boolean', default: false } } as const;

const ROOT = path.resolve(__dirname, '../..');

/** Adds all files of something that authors add now and then, with a mark where a person has to decide. */
export const command: Command = {
  usage: `Usage: npm run new -- <kind> <name …> [--dry-run]
Adds all files of a kind, with TODO where you decide; the checks name each TODO that is left.
${Object.entries(KINDS)
  .map(([name, { takes }]) => `  ${name} ${takes}`)
  .join('\n')}
  --dry-run  prints the files, and writes nothing`,
  async run(args) {
    const { values, words } = readFlags(FLAGS, args, true);
    const [name = '', ...rest] = words;
    const kind = findKind(name);
    const most = kind.takes.match(/[<[][^>\]]+[>\]]/g)?.length ?? 0;
    if (rest.length > most) throw new UsageError(`\`${rest[most]}\` is one word too many: leave it out.`);
    const sources = readSources(ROOT);
    const plan = kind.plan(rest, sources);
    const changes = await formatCode(plan.changes);
    const printed = formatPlan({ ...plan, changes }, sources, values['dry-run']);
    if (!values['dry-run']) applyChanges(ROOT, changes, sources);
    process.stdout.write(printed);
    return 0;
  },
};

function findKind(name: string): Kind {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind !== undefined) return kind;
  const names = Object.keys(KINDS);
  const question = didYouMean(findNearest(name, names)) ?? `Write one of ${names.join(', ')}.`;
  throw new UsageError(
    name === '' ? `The kind is missing. ${question}` : `There is no kind \`${name}\`. ${question}`,
  );
}

runIfStarted(module, command);
