import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../../../cli/main';
import { scripts } from '../../../package.json';

const FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Folders of code: documentation of all of them may name a file without its folder. */
const ROOMS = [
  'abaco',
  'authoring',
  'cli',
  'core',
  'generator',
  'search',
  'simulator',
  'site',
  'tests',
  'tool',
  'tools',
];

/** The name of one of our rules, with its severity or without: `house/type-names: warn`. */
const RULE = /^(house|description|pages)\/([a-z][a-z0-9-]*)(: \w+)?$/;

/** A file or folder in a project of others: `docs/`, `docs/index.mdx`, `openapi.yaml`. */
const PROJECT_FILE = /^[\w.][\w./-]*(?:\/|\.(?:json|mdx?|ya?ml))$/;

/** Folders whose files exist only after a build or a test. */
const OUTPUT = /^(build|dist|node_modules|test-results|site\/\.docusaurus)\b/;

/**
 * Files, folders, links, scripts and commands that Markdown names and that do not exist.
 * @param folder the folder of the file, which its links start from.
 */
export function findMissing(text: string, folder: string): string[] {
  return [
    ...listCode(text)
      .flatMap((code) => code.split(/\s/))
      .map(withoutPlaceholder)
      .filter((code) => isPath(code) && !exists(code, folder))
      .map((file) => `there is no ${file}`),
    ...listLinks(text)
      .filter((link) => !existsSync(path.join(folder, link)))
      .map((link) => `the link ${link} is broken`),
    ...listCode(text)
      .filter((code) => RULE.test(code) && !isRule(code))
      .map((code) => `there is no rule ${code}`),
    ...listScripts(text)
      .filter((name) => !(name in scripts))
      .map((name) => `there is no script ${name}`),
    ...listUnknown(text),
  ];
}

/**
 * Files, folders, links and commands that Markdown of a project of others names and that do not exist.
 * @param root the folder of the project, and of the Markdown.
 */
export function findMissingIn(root: string, text: string): string[] {
  const files = listCode(text).filter((code) => PROJECT_FILE.test(code) && !OUTPUT.test(code));
  return [
    ...files.filter((file) => !existsSync(path.join(root, file))).map((file) => `there is no ${file}`),
    ...listLinks(text)
      .filter((link) => !existsSync(path.join(root, link)))
      .map((link) => `the link ${link} is broken`),
    ...listUnknown(text),
  ];
}

/** Commands and flags that Markdown gives the package and that it does not have. */
function listUnknown(text: string): string[] {
  const lines = text.matchAll(/\bdocproof(?:@[\w.{}]+)? ([\w./:-]+)([^`#|\n]*)/g);
  return [...lines]
    .filter(([, word = '']) => !/[.:]/.test(word))
    .flatMap(([, name = '', rest = '']) => {
      const usage = COMMANDS[name]?.usage;
      if (usage === undefined) return [`there is no command docproof ${name}`];
      const flags = rest.match(/--[\w-]+/g) ?? [];
      return flags
        .filter((flag) => flag !== '--help' && !usage.includes(flag))
        .map((flag) => `docproof ${name} takes no ${flag}`);
    });
}

function isRule(code: string): boolean {
  const [, plugin = '', name = ''] = RULE.exec(code) ?? [];
  const folder = { house: 'rules', description: 'description-rules' }[plugin];
  return folder !== undefined && existsSync(`generator/read/lint/${folder}/${name}.ts`);
}

/** Names of the scripts that Markdown runs. */
export function listScripts(text: string): string[] {
  const runs = text.matchAll(/npm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g);
  return [...runs].map(([, run, short = '']) => run ?? short);
}

function listCode(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Relative links and images outside blocks of code. A badge of a workflow is where the host shows that workflow. */
function listLinks(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/(?:\]\(|src="|srcset=")([^)"#\s]+)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .map((link) => link.replace(/^\.\.\/\.\.\/actions\/workflows\/([\w.-]+\.yml).*/, '.github/workflows/$1'));
}

/** The folder of files with names that vary: `generator/read/lint/rules/` of `generator/read/lint/rules/<name>.ts`. */
function withoutPlaceholder(code: string): string {
  return code.replace(/[^/]*<.*$/, '');
}

/** A path from one of our folders, a folder, or a source file. */
function isPath(code: string): boolean {
  const [first = ''] = code.split('/');
  if (!/^[\w./-]+$/.test(code) || code.startsWith('/') || OUTPUT.test(code)) return false;
  return (code.includes('/') && FOLDERS.includes(first)) || /^\w[\w-/]*(\/|\.tsx?)$/.test(code);
}

/** Whether a path exists: from the root, in the output of the generator, or anywhere below the room that the file describes. */
function exists(code: string, folder: string): boolean {
  // `vitest run` takes the beginning of a path.
  const candidates = [code, `${code}.test.ts`, path.join(folder, code), path.join('generated', code)];
  if (candidates.some(existsSync)) return true;
  const rooms = FOLDERS.includes(folder) ? [folder] : ROOMS;
  return rooms.some((room) =>
    filesIn(room).some((file) => `/${file}`.endsWith(`/${code.replace(/\/$/, '')}`)),
  );
}

const listed = new Map<string, string[]>();

function filesIn(room: string): string[] {
  const files = listed.get(room) ?? readdirSync(room, { recursive: true, encoding: 'utf8' });
  listed.set(room, files);
  return files;
}
