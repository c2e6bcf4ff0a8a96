import type { Json } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import { ACCEPTED } from '../accepted/index';
import { REFUSED } from '../operators/index';
import type { Corpus } from './corpus';
import { openLocation } from './definitions';
import type { MutantJudge } from './mutant-judge';
import { isTaken, mutateAll, takenMutant, type Mutant } from './mutate';
import type { SchemaMutant } from './schema-mutants';

/** A whole value and whether the description takes it. */
interface Evidence {
  direction: Direction;
  /** Definition of the root that it is a value of. */
  definition: string;
  /** Where it was changed. */
  location: string;
  value: Json;
  isValid: boolean;
}

/** Every example, every edge that is taken and every mistake that is refused. */
export function collectEvidence(corpus: Corpus): Evidence[] {
  const examples = corpus.roots.map(({ direction, definition, value }) => ({
    direction,
    definition,
    location: `#/$defs/${definition}`,
    value,
    isValid: true,
  }));
  const taken = mutateAll(corpus, corpus.sites, ACCEPTED).flatMap(
    (mutant) => takenMutant(corpus, mutant) ?? [],
  );
  const refused = mutateAll(corpus, corpus.sites, REFUSED).filter((mutant) => !isTaken(corpus, mutant));
  return [
    ...examples,
    ...taken.map((mutant) => toEvidence(mutant, true)),
    ...refused.map((mutant) => toEvidence(mutant, false)),
  ];
}

function toEvidence({ site, value }: Mutant, isValid: boolean): Evidence {
  const { direction, definition } = site.root;
  return { direction, definition, location: openLocation(site.location), value, isValid };
}

/** `unreached`: no request or response is described by what was changed. */
type Notice = 'noticed' | 'unnoticed' | 'unreached';

/** Whether some evidence is judged in another way than by the description; what was changed nearby is asked first. */
export function notice(evidence: Evidence[], { location }: SchemaMutant, judge: MutantJudge): Notice {
  let isReached = false;
  const isNear = (one: Evidence) => one.location.startsWith(location) || location.startsWith(one.location);
  const contradicts = ({ direction, definition, value, isValid }: Evidence) => {
    const verdict = judge(direction, definition, value);
    isReached ||= verdict !== undefined;
    return verdict !== undefined && verdict !== isValid;
  };
  const isNoticed =
    evidence.filter(isNear).some(contradicts) || evidence.some((one) => !isNear(one) && contradicts(one));
  if (isNoticed) return 'noticed';
  return isReached ? 'unnoticed' : 'unreached';
}
