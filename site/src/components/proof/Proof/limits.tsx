import { PROOF_LIMITS } from '#core/labels/proof';

/** The limits of the tests. */
export function Limits() {
  return (
    <ul>
      {PROOF_LIMITS.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}
