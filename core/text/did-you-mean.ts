/** A question that suggests names; undefined without any. */
export function didYouMean(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `Did you mean ${names.join(' or ')}?`;
}
