/** What Playwright keeps of it. */
interface Annotation {
  type: string;
  description: string;
}

/**
 * What a test says of itself after its title: the ids of the sentences of the specification that it holds. Vitest takes it as
 * metadata, Playwright as annotations. `read-held.ts` reads the ids from the source, so write them out.
 */
export function holds(...ids: string[]): { meta: object; annotation: Annotation[] } {
  return { meta: { holds: ids }, annotation: ids.map((id) => ({ type: 'holds', description: id })) };
}
