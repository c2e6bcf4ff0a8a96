import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { WordingContext } from '../../model/wording/wording-context';
import { buildExamples } from './build-examples';
import { buildFacts } from './build-facts';

/**
 * The data that prose is bound to: `facts/facts.json`, one line for each fact, and `facts/examples.json`, one for each
 * example. @see {@link Facts} and {@link Examples} for their shapes.
 */
export function emitFacts(context: WordingContext): GeneratedFile[] {
  return formatFacts(buildFacts(context), buildExamples(context.model));
}

/** Emits facts and examples that have been built. */
export function formatFacts(facts: Facts, examples: Examples): GeneratedFile[] {
  return [
    { path: 'facts/facts.json', content: `${format(facts, 2)}\n` },
    { path: 'facts/examples.json', content: `${format(examples, 4)}\n` },
  ];
}

/**
 * A large description has tens of thousands of facts: a line for each shows what changed and costs little. Anything
 * deeper than `levels` is on one line.
 */
function format(value: object, levels: number): string {
  const inner = (member: unknown): string =>
    levels > 1 && typeof member === 'object' && member !== null
      ? format(member, levels - 1)
      : JSON.stringify(member);
  if (Array.isArray(value)) return formatLines('[', value.map(inner), ']');
  const lines = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${inner(member)}`);
  return formatLines('{', lines, '}');
}

function formatLines(open: string, lines: string[], close: string): string {
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}
