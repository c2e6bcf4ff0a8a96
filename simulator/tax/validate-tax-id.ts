/** Simulated results by tax ID (G-SB-02): true for valid, false for invalid, null for service unavailable. */
const FIXED_RESULTS = new Map<string, boolean | null>([
  ['DE111111111', false],
  ['IE222222222', null],
]);

/** Simulates the validation of a tax ID: two have a fixed result, every other one is valid. */
export function validateTaxId(value: string): boolean | null {
  const fixed = FIXED_RESULTS.get(value);
  return fixed === undefined ? true : fixed;
}
