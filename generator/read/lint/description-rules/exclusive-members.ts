import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

/** Pairs of members of which OpenAPI allows only one, by Redocly's name for the object. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  License: ['identifier', 'url'],
  Link: ['operationId', 'operationRef'],
  MediaType: ['example', 'examples'],
  Parameter: ['example', 'examples'],
  Header: ['example', 'examples'],
};

/** Reports members that exclude each other: readers would see only one of them. */
export const ExclusiveMembers: Rule = () => ({ any: { enter: check } });

function check(node: unknown, context: RuleContext): void {
  const { type, location } = context;
  const [one, other] = PAIRS[type.name] ?? [];
  const members = membersOf(node);
  if (one === undefined || other === undefined) return;
  if (members[one] === undefined || members[other] === undefined) return;
  context.report({
    message: `\`${one}\` and \`${other}\` exclude each other.\nKeep one of them.`,
    location: keyOf(location.child([other])),
  });
}
