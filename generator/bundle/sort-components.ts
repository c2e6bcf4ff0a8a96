import type { BundledDescription } from './bundled-description';

/** The description with its components, and the kinds of components, in order of their names. */
export function sortComponents(description: BundledDescription): BundledDescription {
  if (!description.components) return description;
  const kinds = Object.entries(description.components).map(([kind, components]) => [
    kind,
    sortKeys(components),
  ]);
  return { ...description, components: sortKeys(Object.fromEntries(kinds)) };
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
