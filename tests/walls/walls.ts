/** The rooms that each room imports from, besides packages. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  search: ['core'],
  generator: ['core'],
  simulator: ['core', 'generated'],
  tool: ['core', 'search', 'generated', 'simulator'],
  // `claims/` reads what the site publishes.
  authoring: [
    'core',
    'generator/problems',
    'generator/read/lint/texts',
    'site/claims',
    'site/config/page-files',
    'site/remark',
  ],
  cli: ['core', 'generator', 'site', 'authoring/claims'],
  // Our sentences rest on those of the specification.
  abaco: ['core', 'simulator', 'site', 'authoring/claims', 'generator/problems', 'tests/specified/sentences'],
  site: ['core', 'search', 'generated', 'simulator', 'tool', 'generator/problems', 'generator/emit/snippets'],
  // Of the tests, only the languages that `setup` looks for, and descriptions of others to measure with.
  tools: [
    'core',
    'search',
    'generator',
    'generated',
    'simulator',
    'site',
    'tests/corpus',
    'tests/snippets/run',
  ],
};

/** The stages of the generator, in folders below it, lowest first: a stage imports from those before it. */
export const STAGES: readonly string[] = [
  'problems',
  'read/source',
  'run/files',
  'run/memo',
  'run/threads',
  'read/normalize',
  'model/api',
  'model/addresses',
  'model/type-plan',
  'read/lint',
  'read/bundle',
  'compare/diff',
  'read/overlays',
  'read/revisions',
  'emit/types',
  'emit/snippets',
  'emit/environments',
  'emit/clients',
  'model/wording',
  'compare/changelog',
  'compare/lifetimes',
  'emit/world',
  'emit/simulator',
  'emit/arazzo',
  'emit/downloads',
  'emit/postman',
  'read/project',
  'emit/facts',
  'emit/search',
  'emit/markdown',
  'emit/pages',
  'emit/versions',
  'emit/apis',
];

/** The groups of components, lowest first: a group imports from those before it and from `site/src/ui`. */
const GROUPS: readonly string[] = [
  'citations',
  'code',
  'guides',
  'layout',
  'schema',
  'operation',
  'landing',
  'pages',
  'changelog',
  'proof',
];

/** They belong to no room. */
const MANIFESTS = ['package.json', 'cli/package/published/package.json'];

const COMPONENTS = 'site/src/components';

/**
 * Returns why a file must not import another one, and what to do instead; undefined if it may.
 * @param file path below the root of the project
 * @param imported the same, with or without its extension
 */
export function findWall(file: string, imported: string): string | undefined {
  return wallOfRoom(file, imported) ?? wallOfStage(file, imported) ?? wallOfComponent(file, imported);
}

function wallOfRoom(file: string, imported: string): string | undefined {
  if (MANIFESTS.includes(imported)) return undefined;
  const room = topOf(file);
  const allowed = ROOMS[room];
  if (!allowed || [room, ...allowed].some((folder) => isBelow(imported, folder))) return undefined;
  const list = new Intl.ListFormat('en').format([room, ...allowed].map((folder) => `\`${folder}/\``));
  const shared = room === 'tools' ? 'tools' : 'core';
  return `\`${room}/\` imports from ${list} and from packages only: move what both need to \`${shared}/\`.`;
}

function wallOfStage(file: string, imported: string): string | undefined {
  if (!isInStage(file)) return undefined;
  if (isOfPipeline(imported))
    return 'A stage knows nothing of the pipeline: let the pipeline pass what it needs.';
  return isUpwards(STAGES, 'generator', file, imported)
    ? `Stages import downwards only (${STAGES.join(', ')}): move what both need to the lower one.`
    : undefined;
}

function isInStage(file: string): boolean {
  return STAGES.some((stage) => isBelow(file, `generator/${stage}`));
}

/** Whether a file is in the generator or in one of its groups, such as `run/`, and in no folder of a group. */
function isOfPipeline(file: string): boolean {
  return topOf(file) === 'generator' && file.split('/').length <= 3 && !isInStage(file);
}

function wallOfComponent(file: string, imported: string): string | undefined {
  if (isBelow(file, 'site/src/ui') && isBelow(imported, COMPONENTS))
    return `\`site/src/ui/\` knows nothing of the API: move what needs it to a group of \`${COMPONENTS}/\`.`;
  return isUpwards(GROUPS, COMPONENTS, file, imported)
    ? `Components import downwards only (${GROUPS.join(', ')}): move what both groups need to the lower one.`
    : undefined;
}

/** Whether both are in folders of the order, and that of the imported file comes later. */
function isUpwards(order: readonly string[], parent: string, file: string, imported: string): boolean {
  const indexOf = (name: string) => order.findIndex((folder) => isBelow(name, `${parent}/${folder}`));
  const index = indexOf(file);
  return index !== -1 && indexOf(imported) > index;
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function topOf(file: string): string {
  return file.split('/')[0] ?? file;
}
