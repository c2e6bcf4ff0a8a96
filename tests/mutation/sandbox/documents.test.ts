import { it } from 'vitest';
import { EXPLAINED_DOCUMENTS } from '../explained/sandbox-documents';
import { killAll } from '../source/kill-all';

it('notices every mistake in documents and transactions', async () => {
  await killAll('sandbox documents', /^sandbox\/resources\/(documents|transactions)\//, EXPLAINED_DOCUMENTS);
});
