import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { descriptions } from '../corpus/descriptions';
import { writeFiles } from '../builders/temporary-folder';
import { BASE, DOCS, SHOP } from '../corpus/shop/build';
import type { Workspace } from './workspace';

/** A project to which every command is applied. */
interface TestProject {
  name: string;
  /** The path of its site on the host. */
  base: string;
  /** Whether its pages may mention our API. */
  isOurs: boolean;
  /** Whether nothing in it may be warned of. */
  isClean?: boolean;
  /** The entry documents in its folder: several if it has several APIs. */
  entries: readonly string[];
  /** The id of one of its operations, and a part of what its page says. */
  operation: readonly [id: string, says: string];
  /** The effects of its code: what files of its site have, and a page that a rule refuses. */
  extended?: {
    pages: Readonly<Record<string, RegExp>>;
    broken: { file: string; content: string; ruleId: string };
  };
  /** Writes its files, and returns its folder. */
  write: (workspace: Workspace) => string;
}

function foreign(name: string, operation: TestProject['operation'], base = '/'): TestProject {
  const source = descriptions.find((one) => one.name === name)!.entry;
  const entry = `openapi${path.extname(source)}`;
  return {
    name,
    base,
    isOurs: false,
    entries: [entry],
    operation,
    write: (workspace) => {
      const folder = workspace.copy(name, { [entry]: source });
      const settings = { name: 'Sample', url: 'https://docs.sample.example', base };
      writeFileSync(path.join(folder, 'project.yaml'), JSON.stringify(settings));
      return folder;
    },
  };
}

/** Ours is in the folder that has the package; the others have no packages at all. */
export const projects: readonly TestProject[] = [
  {
    name: 'project',
    base: '/',
    isOurs: true,
    entries: ['openapi/openapi.yaml'],
    operation: ['createInvoice', 'POST'],
    write: writeOurs,
  },
  foreign('train-travel', ['get-stations', '/stations']),
  foreign('galaxy', ['getPlanet', '/planets/{planetId}'], '/docs/'),
  foreign('injection', ['postInjection', 'Value in a path']),
  {
    name: 'started',
    base: '/',
    isOurs: false,
    isClean: true,
    entries: ['openapi.yaml'],
    operation: ['createOrder', '/orders'],
    write: start,
  },
  {
    name: 'extended',
    base: '/',
    isOurs: false,
    isClean: true,
    entries: ['openapi.yaml'],
    operation: ['createOrder', '/orders'],
    extended: {
      broken: { file: 'docs/later.mdx', content: '# Later\n\nMore comes soon.\n', ruleId: 'promise' },
      pages: {
        // The component is in the HTML, and its Markdown in the Markdown.
        'prices/index.html': /data-scale="1"[^]*?<span style="inline-size:40px">4<\/span>/,
        'prices/index.md': /that creates one:\n\n- 1\n- 4\n- 9\n/,
        // The plugin has written it.
        'prices.json': /^\[1, 4, 9\]\n$/,
        // The sidebar has the order of the module.
        'index.html': /menu__link[^>]*href="\/prices\/"[^]*?menu__link[^>]*href="\/"/,
      },
    },
    write: (workspace) => workspace.copy('extended', { '.': 'tests/package/extended' }),
  },
  {
    name: 'shop',
    base: BASE,
    isOurs: false,
    entries: ['orders/openapi.yaml', 'billing/openapi.yaml'],
    operation: ['billing.getThing', 'https://billing.example/v2'],
    write: writeShop,
  },
];

/** Several APIs, with pages about all of them. */
function writeShop(workspace: Workspace): string {
  const folder = workspace.copy('shop', { docs: DOCS });
  writeFiles(folder, SHOP);
  return folder;
}

/** The project that `init` writes. */
function start(workspace: Workspace): string {
  const { exitCode, printed } = workspace.run(workspace.folder, 'init', 'started');
  if (exitCode !== 0) throw new Error(printed);
  return path.join(workspace.folder, 'started');
}

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

const PAGES_WITH_LABS = [
  'docs/guides/tax-calculations/backend.mdx',
  'docs/guides/tax-calculations/index.mdx',
  'docs/guides/webhooks.mdx',
  'docs/templates/common-use-cases.mdx',
  'docs/templates/filters.mdx',
  'docs/templates/index.mdx',
  'docs/templates/tags.mdx',
];
