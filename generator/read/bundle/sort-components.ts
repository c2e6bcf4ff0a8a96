import type { BundledDescription } from '../normalize/bundled-description';

/** The description with its components, and the kinds of components, in order of their names. */
export function sortComponents(description: BundledDescription): BundledDescription {
  if (!description.components) return description;
  const components = sortKeys(description.components);
  for (const [kind, named] of Object.entries(components)) components[kind] = sortKeys(named);
  return { ...description, components };
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
