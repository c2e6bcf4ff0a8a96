/** The form in which Playwright records it. */
interface Annotation {
  type: string;
  description: string;
}

/**
 * Declares what a test holds, after its title: ids of sentences of the specification (`2.site.3`), or ids that comments next to
 * sentences of guides and the description name (`sessions.status`). Vitest takes them as metadata, Playwright as annotations.
 * `authoring/claims/basis/read-held.ts` reads the ids from the source, so write them out.
 */
export function holds(...ids: string[]): { meta: object; annotation: Annotation[] } {
  return { meta: { holds: ids }, annotation: ids.map((id) => ({ type: 'holds', description: id })) };
}
