import type { Facts } from '#core/contracts/facts';
import { requireEntry, ElementError } from '../require-entry';
import type { Diagram, Label } from './diagram';

/**
 * Returns the labels of a diagram's boxes, by name of the box.
 * @throws ElementError for an operation, event, value, fact or box that does not exist.
 */
export function readLabels(diagram: Diagram, facts: Facts): Record<string, Label> {
  const known = { ...stateLabels(diagram, facts), ...boxLabels(diagram, facts) };
  const arrows = diagram.arrows.flatMap(({ from, to }) => [from, to]);
  const names = diagram.rows.flat();
  const outside = arrows.find((name) => !names.includes(name));
  if (outside !== undefined) throw new ElementError(`An arrow names "${outside}", which no row has.`, 'name');
  return Object.fromEntries(names.map((name) => [name, requireEntry(known, name, 'box called', 'name')]));
}

function stateLabels({ of }: Diagram, { fields }: Facts): Record<string, Label> {
  if (of === undefined) return {};
  const values = requireEntry(fields, of, 'field', 'name').enum.map(({ value }) => value);
  return Object.fromEntries(values.map((value) => [value, { text: value, isCode: true }]));
}

function boxLabels({ boxes = {} }: Diagram, facts: Facts): Record<string, Label> {
  return Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, labelOf(box, facts)]));
}

function labelOf(box: NonNullable<Diagram['boxes']>[string], facts: Facts): Label {
  if (typeof box === 'string') return { text: withFacts(box, facts), isCode: false };
  if ('event' in box) {
    requireEntry(facts.events, box.event, 'event', 'name');
    return { text: box.event, isCode: true };
  }
  return { text: requireEntry(facts.operations, box.operation, 'operation', 'name').summary, isCode: false };
}

function withFacts(text: string, { values }: Facts): string {
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    String(requireEntry(values, name, 'fact', 'name')),
  );
}
