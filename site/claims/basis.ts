/** The basis of a sentence: why it is true. */
export type Basis =
  | { kind: 'bound' | 'advice' }
  | {
      kind: 'executed' | 'specified' | 'decided' | 'security';
      /** Of a test, a requirement, a decision or a security rule. */
      id: string;
    };

/** Each kind of basis, and what it says about its sentence. */
export const KINDS = {
  bound: 'its elements say what it says',
  executed: 'a test holds it: `executed <id that the test declares with holds>`',
  specified: 'it restates a requirement: `specified <id of the requirement>`',
  decided: 'a decision states it: `decided <id of the decision>`',
  security: 'it states a security rule: `security <id of the rule>`',
  advice: 'it says nothing about the product',
} as const;

const FORM = /^(?:(bound|advice)|(executed|specified|decided|security) ([\w.-]+))$/;

/** Reads the bases of a sentence: `executed sessions.status, decided G-API-35`. Returns the parts that have no such form, too. */
export function parseBases(source: string): { bases: Basis[]; wrong: string[] } {
  const parts = source.split(',').map((part) => part.trim());
  const bases = parts.flatMap((part) => readBasis(part) ?? []);
  return { bases, wrong: parts.filter((part) => !readBasis(part)) };
}

function readBasis(part: string): Basis | undefined {
  const [, plain, named, id] = FORM.exec(part) ?? [];
  if (plain !== undefined) return { kind: plain as 'bound' | 'advice' };
  return named === undefined || id === undefined
    ? undefined
    : { kind: named as 'executed' | 'specified' | 'decided' | 'security', id };
}
