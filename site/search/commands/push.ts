import { PushError, pushIndex } from '../../../search/push-index';
import { endWith } from '../../author-error';
import { project, siteAddress } from '../../config/project';
import { defaultIndexName } from '../../config/search';
import { siteFolders } from '../site-index';
import { readRecords, readSynonyms } from '../read-index';

const INDEX = defaultIndexName(project.name);

const USAGE = `Usage: SEARCH_APP_ID=… SEARCH_ADMIN_KEY=… [SEARCH_INDEX=${INDEX}] npm run search:push -- [--dry-run]`;

/** Replaces the hosted index by the records of this site. Exit code 1 when that failed or a page has a mistake, 2 for wrong usage. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_INDEX: name = INDEX } = env;
  const isDry = args.includes('--dry-run');
  const unknown = args.find((argument) => argument !== '--dry-run');
  if (unknown !== undefined) return fail(`\`${unknown}\` is not known.\n${USAGE}`, 2);
  const records = readRecords(siteFolders);
  const synonyms = readSynonyms(siteFolders);
  if (isDry) {
    console.log(
      `Would replace ${name} by ${records.length} records (${countKinds(records)}) and ${synonyms.length} synonyms.`,
    );
    return 0;
  }
  if (!appId || !adminKey) return fail(`SEARCH_APP_ID and SEARCH_ADMIN_KEY are needed.\n${USAGE}`, 2);
  try {
    const index = { appId, adminKey, name, origin: siteAddress, host: env.SEARCH_HOST };
    await pushIndex(index, records, synonyms, (step) => console.log(step));
    console.log(`${name} has ${records.length} records.`);
    return 0;
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    return fail(`${error.message}\n${name} is as it was.`, 1);
  }
}

function countKinds(records: readonly { kind: string }[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}

main(process.argv.slice(2), process.env).then((code) => (process.exitCode = code), endWith);
