import { createHash } from 'node:crypto';
import { findNearest } from '#core/text/nearest';
import type { Block, Comment } from './block';
import { sentencesIn } from './sentences';

/** The basis of a sentence, from a comment. */
interface Basis {
  /** Id that the test declares with `holds`. */
  test?: string;
  /** The fingerprint of the sentence when somebody last compared it with the test. */
  pin: string;
  comment: Comment;
}

const FORM = /^(?:held by: ([\w.-]+)|no test: .+) @([0-9a-f]{4})$/;
const FORMS = '`held by: <id of a test> @<pin>` or `no test: <reason> @<pin>`';

/**
 * Checks that a comment next to each sentence about the behavior of the API names a test that exists, and that the sentence still
 * reads as when somebody compared them.
 * @param tests the file of each id that tests declare.
 * @param states the values that make a sentence one about behavior.
 * @returns the problems, each with its location and what to write instead.
 */
export function checkBases(
  blocks: readonly Block[],
  tests: ReadonlyMap<string, string>,
  states: ReadonlySet<string>,
): string[] {
  return blocks.flatMap((block) => checkBlock(block, tests, states));
}

/** Returns the ids of tests that comments name. */
export function testsNamedIn(blocks: readonly Block[]): Set<string> {
  const bases = blocks.flatMap(({ comments }) => comments.map(readBasis));
  return new Set(bases.flatMap((basis) => basis?.test ?? []));
}

/** Returns the fingerprint of a sentence: four hexadecimal digits, so that one edit in 65,536 is missed. */
export function pinOf(sentence: string): string {
  return createHash('sha256').update(sentence).digest('hex').slice(0, 4);
}

function checkBlock(block: Block, tests: ReadonlyMap<string, string>, states: ReadonlySet<string>): string[] {
  const { comments, text, location, format } = block;
  const bases = comments.flatMap((comment) => readBasis(comment) ?? []);
  const sentences = sentencesIn(text, states);
  const pins = new Set(sentences.map(pinOf));
  const changed = bases.filter(({ pin }) => !pins.has(pin));
  const loose = sentences.filter((sentence) => !bases.some(({ pin }) => pin === pinOf(sentence)));
  return [
    ...comments
      .filter((comment) => !readBasis(comment))
      .map((comment) => `${comment.location}: "${comment.text}" is not a basis. Write ${FORMS}.`),
    ...bases.flatMap((basis) => checkTest(basis, tests)),
    ...loose.map((sentence, index) =>
      describeLoose(sentence, { location, format, tests, before: changed[index] }),
    ),
    ...changed
      .slice(loose.length)
      .map(
        ({ comment }) =>
          `${comment.location}: "${comment.text}" has no sentence about the behavior of the API. Remove it, or move it next to its sentence.`,
      ),
  ];
}

function readBasis(comment: Comment): Basis | undefined {
  const [whole, test, pin = ''] = FORM.exec(comment.text) ?? [];
  return whole === undefined ? undefined : { ...(test !== undefined && { test }), pin, comment };
}

function checkTest({ test, comment }: Basis, tests: ReadonlyMap<string, string>): string[] {
  if (test === undefined || tests.has(test)) return [];
  const nearest = findNearest(test, tests.keys());
  const remedy =
    nearest.length > 0
      ? `Did you mean ${nearest.join(' or ')}?`
      : `Declare it with holds('${test}') after the title of a test.`;
  return [`${comment.location}: no test declares "${test}". ${remedy}`];
}

interface Loose {
  location: string;
  format: Block['format'];
  tests: ReadonlyMap<string, string>;
  /** The basis that the sentence had before it changed. */
  before: Basis | undefined;
}

function describeLoose(sentence: string, { location, format, tests, before }: Loose): string {
  const pin = `@${pinOf(sentence)}`;
  if (before === undefined)
    return `${location}: no test holds "${sentence}". Write ${format(`held by: <id> ${pin}`)} next to it, with an id that a test declares with holds('<id>').`;
  const file = before.test === undefined ? '' : ` (${tests.get(before.test) ?? 'no file'})`;
  const renewed = format(before.comment.text.replace(/@\w+$/, pin));
  return `${before.comment.location}: no test holds "${sentence}": it changed after it was compared with its basis${file}. If that still holds it, write ${renewed}; if not, restore the sentence or change the test.`;
}
