// Loaded before every command (`ts-node.require` in tsconfig.json), so that a command never reads or imports a partly written
// output.
import path from 'node:path';
import { withSystemErrors } from './explain-system-error';
import { PACKAGE_ROOT } from './loaded-sources';
import { OutputError } from './output-error';
import { recover } from './recover';

/** Our output folder, and the one that the site shows instead, if any. */
const outputs = [
  path.join(PACKAGE_ROOT, 'generated'),
  ...(process.env.GENERATED_DIR ? [path.resolve(PACKAGE_ROOT, process.env.GENERATED_DIR)] : []),
];

try {
  for (const out of outputs) withSystemErrors(out, () => recover(out));
} catch (error) {
  if (!(error instanceof OutputError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
