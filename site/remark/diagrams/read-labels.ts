import type { Facts } from '#core/contracts/facts';
import { lookUp, Mistake } from '../mistake';
import type { Diagram, Label } from './diagram';

/**
 * Returns the labels of a diagram's boxes, by name of the box.
 * @throws Mistake for an operation, event, value, fact or box that does not exist.
 */
export function readLabels(diagram: Diagram, facts: Facts): Record<string, Label> {
  const known = { ...stateLabels(diagram, facts), ...boxLabels(diagram, facts) };
  const arrows = diagram.arrows.flatMap(({ from, to }) => [from, to]);
  const names = diagram.rows.flat();
  const outside = arrows.find((name) => !names.includes(name));
  if (outside !== undefined) throw new Mistake(`An arrow names "${outside}", which no row has.`, 'name');
  return Object.fromEntries(names.map((name) => [name, lookUp(known, name, 'box called', 'name')]));
}

function stateLabels({ of }: Diagram, { fields }: Facts): Record<string, Label> {
  if (of === undefined) return {};
  const values = lookUp(fields, of, 'field', 'name').enum.map(({ value }) => value);
  return Object.fromEntries(values.map((value) => [value, { text: value, isCode: true }]));
}

function boxLabels({ boxes = {} }: Diagram, facts: Facts): Record<string, Label> {
  return Object.fromEntries(Object.entries(boxes).map(([name, box]) => [name, labelOf(box, facts)]));
}

function labelOf(box: NonNullable<Diagram['boxes']>[string], facts: Facts): Label {
  if (typeof box === 'string') return { text: withFacts(box, facts), isCode: false };
  if ('event' in box) {
    lookUp(facts.events, box.event, 'event', 'name');
    return { text: box.event, isCode: true };
  }
  return { text: lookUp(facts.operations, box.operation, 'operation', 'name').summary, isCode: false };
}

function withFacts(text: string, { values }: Facts): string {
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => String(lookUp(values, name, 'fact', 'name')));
}
