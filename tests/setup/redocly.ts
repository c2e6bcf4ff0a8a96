import { createRequire } from 'node:module';
import path from 'node:path';

/** The program of Redocly's CLI, to run with Node. */
export const REDOCLY = path.join(
  path.dirname(createRequire(__filename).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Variables with which it asks nothing of the network. */
export const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
