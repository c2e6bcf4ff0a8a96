import type { PhrasingContent } from 'mdast';
import type { Facts } from '#core/contracts/facts';
import type { InlineElement } from '../element';
import { requireEntry } from '../require-entry';
import { inlineCode, link, text } from '../nodes';

/** Elements that name one item of the API, `<Field of="Invoice.due_date" />`, and link to its documentation. */
export const names: Record<string, InlineElement> = {
  Event: nameOf('event', 'events', ({ href }, of) => link(href, [inlineCode(of)])),
  Field: nameOf('field', 'fields', ({ name, href }) => link(href, [inlineCode(name)])),
  Header: nameOf('header', 'headers', (_, of) => inlineCode(of)),
  Object: nameOf('object', 'objects', ({ title, href }) => link(href, [text(title)])),
  Parameter: nameOf('parameter', 'parameters', ({ name, href }) => link(href, [inlineCode(name)])),
  Scope: nameOf('scope', 'scopes', ({ href }, of) => link(href, [inlineCode(of)])),
  // A success status has no entry on the page of errors.
  Status: nameOf('status', 'statuses', ({ href }, of) =>
    href === undefined ? text(of) : link(href, [text(of)]),
  ),
};

type Entry<Group> = Group extends Record<string, infer Fact> ? Fact : never;

/** Returns an element whose attribute `of` is a key in one group of the facts. */
function nameOf<Group extends keyof Facts>(
  kind: string,
  group: Group,
  show: (fact: Entry<Facts[Group]>, of: string) => PhrasingContent,
): InlineElement {
  return {
    kind: 'inline',
    attributes: { of: true },
    render: ({ of = '' }, { facts }) => [
      show(requireEntry(facts[group] as Record<string, Entry<Facts[Group]>>, of, kind), of),
    ],
  };
}
