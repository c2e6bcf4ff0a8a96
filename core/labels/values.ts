/** Labels of the values of a field. */
export const VALUE_LABELS = { const: 'Always', default: 'Default', limits: 'Limits' } as const;

export function enumLabel(count: number): string {
  return count === 1 ? 'Only value' : 'One of';
}

export function examplesLabel(count: number): string {
  return count === 1 ? 'Example' : 'Examples';
}
