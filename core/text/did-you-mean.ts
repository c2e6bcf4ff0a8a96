/** A question that offers names, each as it is to be written; undefined without one. */
export function didYouMean(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `Did you mean ${names.join(' or ')}?`;
}
