import { readFileSync } from 'node:fs';
import { readSources } from '../../../site/remark/read-sources';
import { PageError } from '../../../site/errors/page-error';
import { findChanges } from '../../../authoring/claims/ledger/find-changes';
import { type Ledger, readLedger } from '../../../site/claims/ledger-files';
import { claimsOf } from '../../../authoring/claims/read/read-claims';
import { type Lie, plant } from './lie';

/** Returns the lies that `npm run claims -- --check` does not notice. */
export function findSurvivors(lies: readonly Lie[]): Lie[] {
  const sources = readSources('generated', 'docs');
  const ledger = readLedger();
  return lies.filter(({ file, ...lie }) => {
    const accepted: Ledger = new Map([[file, ledger.get(file) ?? []]]);
    try {
      const content = plant(readFileSync(file, 'utf8'), lie);
      return findChanges(claimsOf(file, content, sources), accepted).length === 0;
    } catch (error) {
      if (error instanceof PageError) return false;
      throw error;
    }
  });
}
