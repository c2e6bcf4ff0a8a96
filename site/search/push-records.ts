import { UsageError } from '#core/command-line/usage-error';
import { PushError, pushIndex } from '../../search/push-index';
import { project, siteAddress } from '../config/project';
import { defaultIndexName } from '../config/search';
import { siteFolders } from './site-index';
import { readRecords, readSynonyms } from './read-index';

const INDEX = defaultIndexName(project.name);

/**
 * Replaces the hosted index by the records of this site; resolves to 1 when that failed, else 0.
 * @param isDry whether to say only what would be sent.
 * @throws UsageError without the keys of the index.
 */
export async function pushRecords(isDry: boolean, env: NodeJS.ProcessEnv): Promise<number> {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_INDEX: name = INDEX } = env;
  const records = readRecords(siteFolders);
  const synonyms = readSynonyms(siteFolders);
  if (isDry) {
    console.log(
      `Would replace ${name} by ${records.length} records (${countKinds(records)}) and ${synonyms.length} synonyms.`,
    );
    return 0;
  }
  if (!appId || !adminKey) throw new UsageError('SEARCH_APP_ID and SEARCH_ADMIN_KEY are needed.');
  try {
    const index = { appId, adminKey, name, origin: siteAddress, host: env.SEARCH_HOST };
    await pushIndex(index, records, synonyms, (step) => console.log(step));
    console.log(`${name} has ${records.length} records.`);
    return 0;
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    process.stderr.write(`${error.message}\n${name} is as it was.\n`);
    return 1;
  }
}

function countKinds(records: readonly { kind: string }[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}
