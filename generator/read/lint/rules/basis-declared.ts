import type { Json, JsonObject } from '#core/json/json';
import { listOf, textOf } from '#core/json/read';
import { keyOf } from '../key-of';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { membersOf } from '../../source/members-of';

const BASES: (string | undefined)[] = ['public', 'choice'];

/** A statement and its source; a value that is not a string counts as missing. */
interface Statement {
  basis: string | undefined;
  decision: string | undefined;
  text: string | undefined;
  location: RuleLocation;
}

/**
 * Reports statements that go beyond the product specification without a source (`x-basis`, `x-decision`, or `basis` and `decision`
 * in `x-notes`), decisions that the root does not explain in `x-decisions`, and decisions explained there that are unused.
 */
export const BasisDeclared: Rule = () => {
  const used: Statement[] = [];
  const check = (node: unknown, context: RuleContext): void => {
    const isExtension = context.type.name === 'SpecExtension';
    const statements = statementsOf(node as Json, context.location, isExtension);
    used.push(...statements.filter(({ decision }) => Boolean(decision)));
    statements
      .filter((statement) => !isComplete(statement))
      .forEach((one) => context.report(incomplete(one)));
  };
  return {
    any: { enter: check },
    ref: { enter: check },
    Root: {
      leave(root, context) {
        const { location } = context;
        const decisions = membersOf(membersOf(root)['x-decisions']);
        const declared = Object.keys(decisions);
        for (const [id, decision] of Object.entries(decisions)) {
          const { basis, text } = membersOf(decision);
          if (!BASES.includes(textOf(basis)) || !textOf(text))
            context.report(unfounded(id, location.child(['x-decisions', id])));
        }
        used
          .filter(({ decision }) => !declared.includes(decision ?? ''))
          .forEach((one) => context.report(unexplained(one)));
        declared
          .filter((id) => !used.some(({ decision }) => decision === id))
          .forEach((id) => context.report(unused(id, location)));
      },
    },
  };
};

/** Returns the statements of an object: its own, those in its notes and, in an extension, those of nested objects. */
function statementsOf(node: Json, location: RuleLocation, isExtension: boolean): Statement[] {
  if (typeof node !== 'object' || node === null) return [];
  const members = membersOf(node);
  const basis = textOf(members['x-basis'] ?? (isExtension ? members.basis : undefined));
  const decision = textOf(members['x-decision'] ?? (isExtension ? members.decision : undefined));
  const isMarked = members['x-basis'] !== undefined || decision !== undefined;
  const held = isExtension ? Object.entries(node) : [];
  return [
    ...(isMarked ? [{ basis, decision, text: 'itself', location: placeOfMark(members, location) }] : []),
    ...listOf(members['x-notes']).map((note, index) => noteOf(note, location.child(['x-notes', index]))),
    ...held.flatMap(([key, value]) => statementsOf(value, location.child([key]), true)),
  ];
}

/** Returns the location of the invalid member, if it is written as one of these extensions. */
function placeOfMark(members: JsonObject, location: RuleLocation): RuleLocation {
  const { 'x-basis': basis, 'x-decision': decision } = members;
  if (basis !== undefined && (decision === undefined || !BASES.includes(textOf(basis))))
    return location.child(['x-basis']);
  return decision === undefined ? location : location.child(['x-decision']);
}

function noteOf(note: Json, location: RuleLocation): Statement {
  const { basis, decision, text } = membersOf(note);
  return { basis: textOf(basis), decision: textOf(decision), text: textOf(text), location };
}

function isComplete({ basis, decision, text }: Statement): boolean {
  return BASES.includes(basis) && Boolean(decision) && Boolean(text);
}

function incomplete({ basis, decision, location }: Statement) {
  return {
    message: `The statement has no valid source: its basis is ${said(basis)}, its decision ${said(decision)}.\nWrite a basis (public or choice), the id of a decision and, in a note, \`text\`.`,
    location,
  };
}

function said(value: string | undefined): string {
  return value === undefined ? 'missing' : `\`${value}\``;
}

function unexplained({ decision, location }: Statement) {
  return {
    message: `The decision \`${decision}\` is not explained.\nAdd it to \`x-decisions\` of the entry document.`,
    location,
  };
}

function unfounded(id: string, location: RuleLocation) {
  return {
    message: `The decision \`${id}\` does not say what it is, or what it rests on.\nWrite a basis (public or choice) and \`text\`.`,
    location: keyOf(location),
  };
}

function unused(decision: string, root: RuleLocation) {
  return {
    message: `The decision \`${decision}\` is explained, but no statement refers to it.\nRemove it from \`x-decisions\`.`,
    location: keyOf(root.child(['x-decisions', decision])),
  };
}
