import type { Nodes } from 'mdast';
import type { Facts, ValueFact } from '#core/contracts/facts';
import { isJsx, type JsxElement, textsOf } from '../../remark/attributes';
import type { Api } from '../api';
import { nodesOf } from '../page';
import type { Finding, Rule } from '../rule';

/** What the words around an element say of the field, parameter or value that it names. */
interface Claim {
  element: JsxElement;
  /** Text before and behind it, with single spaces. */
  before: string;
  after: string;
}

/** Words that say of a value that it is the default, or of a field that a call needs it, without an element that knows. */
export const unboundClaim: Rule = {
  id: 'unbound-claim',
  check: (page, api) =>
    nodesOf(page.tree).flatMap(({ node }) => claimsIn(node).flatMap((claim) => wrong(claim, api))),
};

function claimsIn(node: Nodes): Claim[] {
  if (!('children' in node)) return [];
  const children: Nodes[] = node.children;
  return children.flatMap((element, at) =>
    isJsx(element) ? [{ element, before: beforeOf(children, at), after: textOf(children[at + 1]) }] : [],
  );
}

/** `needs <Field … /> and <Field … />`: what stands before a list stands before each of it. */
function beforeOf(nodes: readonly Nodes[], at: number): string {
  const text = textOf(nodes[at - 1]);
  const last = nodes[at - 2];
  return /^(?:,| and) ?$/.test(text) && last && isJsx(last) ? beforeOf(nodes, at - 2) : text;
}

function textOf(node: Nodes | undefined): string {
  return node?.type === 'text' ? node.value.replaceAll(/\s+/g, ' ') : '';
}

function wrong({ element, before, after }: Claim, { sources: { facts } }: Api): Finding[] {
  const { of = '', is } = textsOf(element);
  const fact = facts.fields[of] ?? facts.parameters[of];
  const said = is ?? /^; (\w+) by default/.exec(after)?.[1];
  const saysDefault = is === undefined ? said !== undefined : /^,? the default\b/.test(after);
  const saysRequired = /^ is required\b/.test(after) || /\bneeds (?:only )?$/.test(before);
  const found = (message: string): Finding => ({
    offset: element.position?.start.offset ?? 0,
    message,
    remedy: 'Write what the description says, or change the description.',
  });
  if (!fact) return [];
  const preset = defaultOf(of, facts);
  return [
    ...(saysDefault && String(preset) !== said
      ? [found(`${said} is not the default of ${of}: that is ${preset ?? 'not declared'}.`)]
      : []),
    ...(saysRequired && !fact.required ? [found(`${of} is not required.`)] : []),
    ...(saysRequired && /\bOnly $/.test(before) ? othersOf(of, facts).map(found) : []),
  ];
}

/** A record has no defaults; what creates it does. */
function defaultOf(of: string, { fields, parameters }: Facts): ValueFact['default'] {
  return (fields[of] ?? parameters[of])?.default ?? fields[of.replace('.', 'Create.')]?.default;
}

/** What else an operation requires, although one parameter is said to be the only one. */
function othersOf(of: string, { parameters }: Facts): string[] {
  const [owner = ''] = of.split('.');
  return Object.entries(parameters)
    .filter(([key, { required }]) => required && key !== of && key.startsWith(`${owner}.`))
    .map(([key]) => `${of} is not the only one that is required: ${key} is, too.`);
}
