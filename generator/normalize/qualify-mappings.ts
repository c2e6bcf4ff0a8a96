import { COMPONENT_POINTER } from '#core/schema/component-pointer';
import { membersOf } from '../source/members-of';

/**
 * Writes the bare names in the mappings of discriminators as references, which OpenAPI allows them to stand for and Redocly
 * takes for files (Redocly/redocly-cli#1877). Changes the document; only names of its own components are touched.
 * @see https://spec.openapis.org/oas/v3.1.0#discriminator-object
 */
export function qualifyMappings(document: unknown): void {
  const { schemas } = membersOf(membersOf(document).components);
  const names = new Set(Object.keys(membersOf(schemas)));
  const pending: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    const mapping = membersOf(membersOf(membersOf(next).discriminator).mapping);
    for (const [value, name] of Object.entries(mapping))
      if (typeof name === 'string' && names.has(name)) mapping[value] = COMPONENT_POINTER + name;
    pending.push(...(Object.values(next) as unknown[]));
  }
}
