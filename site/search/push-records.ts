import { UsageError } from '#core/command-line/usage-error';
import { PushError, pushIndex } from '../../search/push-index';
import { addressOfSite, readProject } from '../config/project';
import { defaultIndexName } from '../config/search';
import type { Settings } from '../config/settings';
import { readRecords, readSynonyms } from './read-index';

/**
 * Replaces the hosted index by the records of a site; resolves to 1 when that failed, else 0.
 * @param isDry whether to say only what would be sent.
 * @throws UsageError without the keys of the index.
 */
export async function pushRecords(
  settings: Settings,
  isDry: boolean,
  { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_HOST: host, SEARCH_INDEX }: NodeJS.ProcessEnv,
): Promise<number> {
  const project = readProject(settings);
  const name = SEARCH_INDEX ?? defaultIndexName(project.name);
  const records = readRecords(settings);
  const synonyms = readSynonyms(settings);
  if (isDry) {
    console.log(
      `Would replace ${name} by ${records.length} records (${countKinds(records)}) and ${synonyms.length} synonyms.`,
    );
    return 0;
  }
  if (!appId || !adminKey) throw new UsageError('SEARCH_APP_ID and SEARCH_ADMIN_KEY are needed.');
  try {
    const index = { appId, adminKey, name, origin: addressOfSite(project), host };
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
