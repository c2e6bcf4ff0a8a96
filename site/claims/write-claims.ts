import type { Measured } from '#core/contracts/report';
import { BASIS_KINDS, BASIS_MEANINGS } from '#core/labels/proof';
import { capitalize } from '#core/text/capitalize';
import { parseBases, type Basis } from './basis';
import type { Bases } from './bases';
import type { Ledger } from './area';

/** A sentence for readers and what it rests on, as programs read it: an entry of `claims.json`. */
export interface WrittenClaim {
  /** File of the sentence, from the root of the repository. */
  file: string;
  at?: string;
  sentence: string;
  basis: WrittenBasis[];
}

type WrittenBasis =
  | { kind: 'bound' | 'advice' }
  | { kind: 'executed'; id: string; tests: { file: string; title: string }[] }
  | { kind: 'specified' | 'decided' | 'security'; id: string; text: string };

/** Returns every accepted sentence with its basis in full, for `claims.json`. */
export function writeClaims(ledger: Ledger, bases: Bases): WrittenClaim[] {
  return [...ledger].flatMap(([file, entries]) =>
    entries.map(({ basis, ...sentence }) => ({
      file,
      ...sentence,
      basis: parseBases(basis).bases.map((one) => inFull(one, bases)),
    })),
  );
}

function inFull(basis: Basis, bases: Bases): WrittenBasis {
  if (!('id' in basis)) return basis;
  const { kind, id } = basis;
  if (kind === 'executed') return { kind, id, tests: bases.executed[id] ?? [] };
  return { kind, id, text: bases[kind][id] ?? '' };
}

/**
 * Writes the sentences of one page with what each rests on, as Markdown for readers who ask for it.
 * @param oldest the oldest of the last runs of the tests.
 */
export function formatPageClaims(
  title: string,
  claims: readonly WrittenClaim[],
  oldest: Pick<Measured, 'on' | 'revision'> | undefined,
): string {
  const run = oldest === undefined ? '' : ` All tests have run since ${oldest.on} (${oldest.revision}).`;
  const items = claims.map(({ sentence, basis }) => [
    `- ${sentence}`,
    ...basis.map((one) => `  - ${describe(one)}`),
  ]);
  return [`# ${title}: the basis of each sentence`, `${MEANING}${run}`, items.flat().join('\n'), ''].join(
    '\n\n',
  );
}

const MEANING = BASIS_KINDS.map((kind) => `**${capitalize(kind)}:** ${BASIS_MEANINGS[kind]}`).join(' ');

function describe(basis: WrittenBasis): string {
  if (basis.kind === 'executed') {
    const tests = basis.tests.map(({ file, title }) => `${file}, “${title}”`).join('; ');
    return `executed by ${basis.id}: ${tests}`;
  }
  return 'text' in basis ? `${basis.kind} ${basis.id}: ${basis.text}` : basis.kind;
}
