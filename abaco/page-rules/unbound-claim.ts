import type { Nodes } from 'mdast';
import type { Facts, ValueFact } from '#core/contracts/facts';
import { isJsx, type JsxElement, textsOf } from '../../site/remark/attributes';
import type { Api } from '../../site/lint/api';
import { nodesOf } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';

/** An element that names a field, parameter or value, with the words around it. */
interface Claim {
  element: JsxElement;
  /** Text before and after the element, with single spaces. */
  before: string;
  after: string;
}

/** Reports prose that calls a value the default, or a field required, where the description disagrees. */
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

/**
 * Returns the text before an element; in a list, as in `needs <Field … /> and <Field … />`, the text before the list applies to
 * each element.
 */
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

/** Returns a field's default. An object has no defaults, but the body that creates it does. */
function defaultOf(of: string, { fields, parameters }: Facts): ValueFact['default'] {
  return (fields[of] ?? parameters[of])?.default ?? fields[of.replace('.', 'Create.')]?.default;
}

/** Returns a message for each other required parameter of an operation whose prose says that `of` is the only one. */
function othersOf(of: string, { parameters }: Facts): string[] {
  const [owner = ''] = of.split('.');
  return Object.entries(parameters)
    .filter(([key, { required }]) => required && key !== of && key.startsWith(`${owner}.`))
    .map(([key]) => `${of} is not the only one that is required: ${key} is, too.`);
}
