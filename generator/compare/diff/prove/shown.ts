import type { Proof, Site } from '../change';

/** A run that shows a difference between the sides, and where. */
export interface Shown extends Omit<Site, 'affected'> {
  /** Whether it depends on how strict the other party is, so that it contradicts no rule. */
  isWeak: boolean;
  proof: Proof;
}

/** Whether a run shows the change at a site: in the same part of the call, and at the change or below it. */
export function reaches(shown: Pick<Shown, 'what' | 'path'>, site: Omit<Site, 'affected'>): boolean {
  const [one, other] = [shown.what ?? '', site.what ?? ''];
  const isSamePart =
    other === ''
      ? one === '' || one === 'body'
      : one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
  const [there, here] = [stepsOf(shown.path), stepsOf(site.path)];
  return isSamePart && here.every((step, index) => isSameStep(step, there[index]));
}

/** `.items[].tax|card` as `.items`, `[]`, `.tax`: a value has no step for an alternative. */
function stepsOf(path: string): string[] {
  const steps = path.match(/\.[^.[{|]+|\[[^\]]*\]|\{[^}]*\}/g) ?? [];
  return steps.map((step) => (step.startsWith('[') ? '[]' : step));
}

/** `{*}` is any field of a map. */
function isSameStep(one: string, other = ''): boolean {
  return one === other || (other !== '' && one.startsWith('{'));
}

/** How many calls or messages were played, and what they showed. */
export interface Played {
  count: number;
  shown: readonly Shown[];
}
