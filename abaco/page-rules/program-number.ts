import type { Nodes, RootContent } from 'mdast';
import type { Program } from '../../site/remark/sources';
import { isJsx, textsOf } from '../../site/remark/attributes';
import { nodesOf } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';

/** Reports a duration or a number of tries that a page, or a comment, says of a program which has another one. */
export const programNumber: Rule = {
  id: 'program-number',
  check: (page, { sources: { programs } }) =>
    sectionsOf(page.tree.children).flatMap((section) => {
      const nodes = section.flatMap(nodesWithin);
      const said = nodes.flatMap(numbersIn);
      return nodes.flatMap((node) => {
        const shown = isJsx(node) && node.name === 'Program' ? programs[textsOf(node).of ?? ''] : undefined;
        if (shown === undefined) return [];
        const offset = node.position?.start.offset ?? 0;
        const commented = shown.flatMap((program) =>
          commentsIn(program.code, offset).flatMap((number) => findingOf(number, [program])),
        );
        return [...said.flatMap((number) => findingOf(number, shown)), ...commented];
      });
    }),
};

/** Splits a page at its headings. */
function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading') sections.push([]);
    sections.at(-1)!.push(node);
  }
  return sections;
}

function nodesWithin(node: Nodes): Nodes[] {
  return nodesOf(node).map((found) => found.node);
}

/** A duration in seconds, or a number of tries. */
interface Said {
  value: number;
  /** As it is written: `half a minute`. */
  written: string;
  offset: number;
}

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty';
const TENS = 20;
const VALUES = new Map(
  WORDS.split(' ').map((word, index) => [word, index < TENS ? index + 1 : (index - TENS + 3) * 10] as const),
);
const NUMBER = String.raw`\d+|${WORDS.replaceAll(' ', '|')}`;

const DURATION = new RegExp(String.raw`\b(?:(half) an?|an?|(${NUMBER})) (second|minute|hour)s?\b`, 'gi');
const TRIES = new RegExp(String.raw`\b(${NUMBER}) (?:times|tries|attempts)\b`, 'gi');

function numbersIn(node: Nodes): Said[] {
  return node.type === 'text' ? numbersInText(node.value, node.position?.start.offset ?? 0) : [];
}

function numbersInText(text: string, offset: number): Said[] {
  const found = (match: RegExpMatchArray, value: number): Said => ({
    value,
    written: match[0],
    offset: offset + (match.index ?? 0),
  });
  return [
    ...[...text.matchAll(DURATION)].map((match) => {
      const [, half, number, unit = ''] = match;
      const count = half === undefined ? valueOf(number ?? 'one') : 1 / 2;
      return found(match, count * (SECONDS[unit.toLowerCase()] ?? 1));
    }),
    ...[...text.matchAll(TRIES)].map((match) => found(match, valueOf(match[1] ?? ''))),
    // "A second" and "once" are figures of speech.
  ].filter(({ value }) => value > 1);
}

function valueOf(number: string): number {
  return VALUES.get(number.toLowerCase()) ?? Number(number);
}

const COMMENT = /(?:\/\/|#|\/\*) .*/g;

/** Numbers in the comments of a program, at the element that shows it. */
function commentsIn(code: string, offset: number): Said[] {
  return [...code.matchAll(COMMENT)].flatMap(([comment]) =>
    numbersInText(comment, 0).map((number) => ({ ...number, offset })),
  );
}

const MILLISECONDS = 1000;

/** A program says a number if one of its constants has it, as it is or in milliseconds. */
function findingOf({ value, written, offset }: Said, programs: readonly Program[]): Finding[] {
  const without = programs.filter(({ code }) => {
    const constants = constantsIn(code);
    return !constants.has(value) && !constants.has(value * MILLISECONDS);
  });
  if (without.length === 0) return [];
  return [
    {
      offset,
      message: `"${written}" is ${value}, which no constant of ${without.map(({ name }) => name).join(', ')} is.`,
      remedy: 'Write the number of the program, or change the program.',
    },
  ];
}

function constantsIn(code: string): Set<number> {
  const digits = code.replaceAll(COMMENT, ' ').match(/(?<![\w.])\d[\d_]*(?![\w.])/g) ?? [];
  return new Set(digits.map((number) => Number(number.replaceAll('_', ''))));
}
