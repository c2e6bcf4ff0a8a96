import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeProject } from '../judge-project';
import type { Workspace } from '../workspace';

const PAGES_WITH_LABS = [
  'docs/guides/tax-calculations/backend.mdx',
  'docs/guides/tax-calculations/index.mdx',
  'docs/guides/webhooks.mdx',
  'docs/templates/common-use-cases.mdx',
  'docs/templates/filters.mdx',
  'docs/templates/index.mdx',
  'docs/templates/tags.mdx',
];

// It is in the folder that has the package; the others have no packages at all.
judgeProject({
  name: 'project',
  base: '/',
  isOurs: true,
  entries: ['openapi/openapi.yaml'],
  operation: ['createInvoice', 'POST'],
  write: writeOurs,
});

/** Our description and pages without the extension of our site: without its labs, and links to its simulator. */
function writeOurs(workspace: Workspace): string {
  const folder = workspace.copy('project', {
    openapi: 'openapi',
    docs: 'docs',
    'generated/report/report.json': 'generated/report/report.json',
  });
  const edit = (file: string, change: (text: string) => string) => {
    const target = path.join(folder, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
  };
  edit(
    'openapi/project.yaml',
    (text) => `${text.replaceAll(/^(static|extension): .*\n/gm, '')}generated: ../generated\n`,
  );
  for (const page of PAGES_WITH_LABS)
    edit(page, (text) => text.replaceAll(/^(<Lab .*\/>|import { Lab } .*)$/gm, ''));
  for (const page of ['docs/tools/downloads.mdx', 'docs/guides/webhooks.mdx'])
    edit(page, (text) =>
      text
        .replaceAll(/\[([^\]]*)\]\(pathname:\/\/\/(?:abaco|webhook)-[^)]*\)/g, '$1')
        .replaceAll('<FileSize of="abaco-simulator.mjs" />', ''),
    );
  // They are for rules of our extension.
  for (const page of ['docs/decisions.mdx', 'docs/tools/api.mdx'])
    edit(page, (text) => text.replaceAll(/ ?\{\/\* allow .*?\*\/\}/g, ''));
  return folder;
}
