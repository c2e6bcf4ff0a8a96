import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ErrorsFile } from '#core/contracts/errors-file';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Json } from '#core/json/json';
import type { SearchIndex } from '../../search/index/search-index';
import type { Content, Workflow } from '../../tool/content/content';
import { pack } from '../../tool/content/pack';
import { bundled } from '../config/code';
import { loadExtension } from '../config/extension';
import { addressOfSite, readProject } from '../config/project';
import type { Settings } from '../config/settings';
import { AuthorError } from '../errors/author-error';
import { readSiteIndex } from '../search/site-index';
import { bundleProgram } from './bundle-program';
import { programNames } from './file-names';
import { listClients } from './list-clients';
import { readDocumentedApis } from './read-documented-apis';
import { fillIn, replacedModules, TOOL } from './tool-modules';

/**
 * Adds the docs of a complete build to it as one program, and its checksum in the format of `sha256sum`. No page can show the
 * checksum, because the program contains the pages.
 */
export async function writeDocsTool(settings: Settings): Promise<void> {
  const program = await buildDocsTool(settings);
  const { docsTool, docsToolChecksum } = programNames(readProject(settings));
  const checksum = createHash('sha256').update(program).digest('hex');
  writeFileSync(join(settings.out, docsTool), program);
  writeFileSync(join(settings.out, docsToolChecksum), `${checksum}  ${docsTool}\n`);
}

/**
 * Builds the program from the Markdown of all pages of a build, its search index, and the generator's output.
 * @throws AuthorError if the build is of another description.
 */
export async function buildDocsTool(settings: Settings): Promise<string> {
  const project = readProject(settings);
  const about = `The ${project.name} docs for coding agents: node ${programNames(project).docsTool} --help.`;
  const content = readContent(settings, settings.out, JSON.parse(readSiteIndex(settings)) as SearchIndex);
  requirePages(settings.out, content);
  const { hasSimulator = false } = loadExtension(settings);
  const program = await bundleProgram(join(bundled, TOOL), about, replacedModules(hasSimulator));
  return fillIn(program, pack(content));
}

function requirePages(outDir: string, { pages, facts }: Content): void {
  const missing = Object.values(facts.operations).find(({ href }) => pages[href] === undefined);
  if (missing === undefined) return;
  throw new AuthorError(
    `${outDir} has no page ${missing.href}, so it is the site of another description: run \`npm run build\`, with the same settings.`,
  );
}

/**
 * Reads what the program contains.
 * @param folder with the Markdown of pages: a build, or `text` of the generator's output.
 */
export function readContent(settings: Settings, folder: string, index: SearchIndex): Content {
  const { generated } = settings;
  const { hasSimulator } = loadExtension(settings);
  const project = readProject(settings);
  const read: Read = (path) => JSON.parse(readFileSync(join(generated, path), 'utf8'));
  const clients = listClients(generated);
  const { operations, objects, events, fields, parameters, statuses, values } = read(
    'facts/facts.json',
  ) as Facts;
  return {
    about: {
      name: `${project.slug}-docs`,
      product: project.name,
      version: String(values['versions.current'] ?? ''),
      site: addressOfSite(project),
      ...(clients.length > 0 && { clients }),
      ...(project.apis && { apis: project.apis.map((api) => api.name) }),
    },
    pages: readPages(folder),
    index,
    facts: { operations, objects, events, fields, parameters, statuses },
    ...(hasSimulator ? readSimulated(read, generated) : withoutSimulator(read, project, operations)),
  };
}

/** Returns the value of a JSON file of the generator's output. */
type Read = (path: string) => unknown;

function readSimulated(read: Read, generated: string): Pick<Content, 'errors' | 'requests' | 'workflows'> {
  return {
    errors: (read('downloads/errors.json') as ErrorsFile).errors,
    requests: read('simulator/requests.json') as SimulatorRequests,
    workflows: readWorkflows(generated),
  };
}

function withoutSimulator(
  read: Read,
  project: Project,
  operations: Facts['operations'],
): Pick<Content, 'errors' | 'requests' | 'workflows' | 'documented'> {
  return {
    errors: [],
    requests: { server: '', operations: {} },
    workflows: [],
    documented: readDocumentedApis(read, project, operations),
  };
}

/** The Markdown of all pages, by address below the base of the site. */
function readPages(outDir: string): Record<string, string> {
  const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)index\.md$/.test(path))
    .sort();
  return Object.fromEntries(
    paths.map((path) => [`/${path.replace(/index\.md$/, '')}`, readFileSync(join(outDir, path), 'utf8')]),
  );
}

function readWorkflows(generated: string): Workflow[] {
  const { workflows } = parse(readFileSync(join(generated, 'arazzo/api.arazzo.yaml'), 'utf8')) as {
    workflows: { workflowId: string; summary?: string; steps: Json }[];
  };
  return workflows.map(({ workflowId, summary = '', steps }) => ({ id: workflowId, summary, steps }));
}
