// Imports <name>.mjs for each argument; prints as read-outcomes.ts reads it.
import { pathToFileURL } from 'node:url';

for (const name of process.argv.slice(2)) {
  process.stdout.write(`\x1e${name}\n`);
  try {
    await import(pathToFileURL(`${name}.mjs`).href);
    process.stdout.write('\x1fok\n');
  } catch (error) {
    process.stdout.write(`\x1fthrown\n${error instanceof Error ? error.stack : error}`);
  }
}
