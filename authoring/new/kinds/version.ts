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
    const content = addEntry(outdated, ['x-api-versions'], entry);
    return {
      changes: [{ file: ENTRY, content: moveLastFirst(content, entry) }],
      next: [
        'Write in its changes what clients have to do.',
        `Run npm run lint:api and npm run lint:docs: they name each line that says ${before}.`,
        `Run npm run api:freeze when the description is complete: it keeps ${before} as an overlay.`,
      ],
    };
  },
};

/** The newest version comes first. */
function moveLastFirst(content: string, entry: readonly string[]): string {
  const block = entry.map((line) => `  ${line}\n`).join('');
  return content.replace(block, '').replace(/^x-api-versions:\n/m, `$&${block}`);
}
