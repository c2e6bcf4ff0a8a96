import { COMPONENT_POINTER } from '#core/schema/component-pointer';
import { membersOf } from '../source/members-of';

/**
 * Rewrites the bare schema names in discriminator mappings as references. OpenAPI allows bare names, but Redocly reads them as
 * files (Redocly/redocly-cli#1877). Changes the document; affects only names of its components.
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
    const discriminator = membersOf(membersOf(next).discriminator);
    const mapping = membersOf(discriminator.mapping);
    for (const value of Object.keys(mapping)) qualify(mapping, value);
    qualify(discriminator, 'defaultMapping');
    pending.push(...(Object.values(next) as unknown[]));
  }

  function qualify(targets: Record<string, unknown>, key: string): void {
    const name = targets[key];
    if (typeof name === 'string' && names.has(name)) targets[key] = COMPONENT_POINTER + name;
  }
}
