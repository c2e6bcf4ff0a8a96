import { UsageError } from '#core/command-line/usage-error';
import { addEntry } from '../../plan/add-entry';
import { requireFile, requireName } from '../../plan/edit-text';
import type { Kind } from '../kind';

const ENTRY = 'openapi/openapi.yaml';

/** A version of the API, which is the current one from then on. */
export const version: Kind = {
  takes: '<date>',
  example: '20261201',
  plan: ([given], sources) => {
    const date = requireName(
      given,
      /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
      'version',
      version.example,
    );
    const text = requireFile(sources, ENTRY);
    const before = /^ {2}version: '(\d{8})'$/m.exec(text)?.[1] ?? '';
    if (text.includes(`version: '${date}'`)) throw new UsageError(`${ENTRY} has the version ${date}.`);
    if (date < before)
      throw new UsageError(`${date} is before ${before}, the current version: write a later day.`);
    const entry = [
      `- version: '${date}'`,
      '  current: true',
      '  changes:',
      "    - 'TODO: what clients have to do.'",
    ];
    const outdated = text
      .replace(`  version: '${before}'\n`, `  version: '${date}'\n`)
      .replace(/^( {2}- version: '\d{8}'\n {4}current:) true$/m, '$1 false');
    const content = moveLastFirst(addEntry(outdated, ['x-api-versions'], entry), entry);
    return {
      changes: [{ file: ENTRY, content: stateCurrent(content, before, date) }],
      next: [
        'Write in its changes what clients have to do.',
        `Correct how many earlier versions there are in info.description of ${ENTRY}.`,
        'Run npm run lint:api: it names the other sentences that count the versions.',
        `Run npm run generate, then npm run lint:docs -- --fix: it replaces ${before} in guides and programs.`,
        `Run npm run api:freeze when the description is complete: it keeps ${before} as an overlay.`,
      ],
    };
  },
};

/** Replaces the version where the entry document says that it is the current one, and where it is sent; history keeps it. */
function stateCurrent(content: string, before: string, date: string): string {
  const stated = new RegExp(`(\\bcurrent version(?: of the API)? is |=|^ {2}current: ')${before}\\b`, 'gm');
  return content.replace(stated, `$1${date}`);
}

/** The newest version comes first. */
function moveLastFirst(content: string, entry: readonly string[]): string {
  const block = entry.map((line) => `  ${line}\n`).join('');
  return content.replace(block, '').replace(/^x-api-versions:\n/m, `$&${block}`);
}
