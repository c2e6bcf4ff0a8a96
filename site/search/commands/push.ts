import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { readOwnSettings } from '../../config/settings';
import { pushRecords } from '../push-records';

const FLAGS = { 'dry-run': { type: 'boolean', default: false } } as const;

/** Replaces the hosted index by the records of this site. Exit code 1 when that failed or a page has a mistake, 2 for wrong usage. */
export const command: Command = {
  usage: `Usage: SEARCH_APP_ID=… SEARCH_ADMIN_KEY=… [SEARCH_INDEX=…] npm run search:push -- [--dry-run]
Replaces the hosted index by the records of this site.
  --dry-run  says what would be sent, and sends nothing`,
  run(args) {
    const { values } = readFlags(FLAGS, args);
    return pushRecords(readOwnSettings(), values['dry-run'], process.env);
  },
};

runIfStarted(module, command);
