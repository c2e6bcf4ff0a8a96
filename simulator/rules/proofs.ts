type EvidenceState = 'unsettled' | 'conflicting' | 'confirmed';

/** The fields of an evidence that name a country (G-API-31b). */
export const PROOFS = [
  'billing_country',
  'ip_country',
  'bank_country',
  'additional_evidence_country',
] as const;

/** The conclusions from the proofs; the first match wins. */
const EVIDENCE_STATES: readonly {
  state: EvidenceState;
  when: string;
  holds: (countries: string[]) => boolean;
}[] = [
  { state: 'unsettled', when: 'fewer than two proofs', holds: (countries) => countries.length < 2 },
  {
    state: 'confirmed',
    when: 'two proofs agree',
    holds: (countries) => new Set(countries).size < countries.length,
  },
  { state: 'conflicting', when: 'two or more proofs, no two agree', holds: () => true },
];

/** The state of an evidence with these countries, one per given proof. */
export function evidenceState(countries: string[]): EvidenceState {
  const found = EVIDENCE_STATES.find(({ holds }) => holds(countries));
  if (found === undefined) throw new Error('The last state of an evidence holds for any proofs.');
  return found.state;
}
