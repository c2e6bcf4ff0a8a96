import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../package.json';

const FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Folders whose files exist only after a build or a test. */
const OUTPUT = /^(build|node_modules|test-results)/;

/**
 * Files, folders, links and scripts that a Markdown text names and that do not exist.
 * @param folder the folder of the text, which its links start from.
 */
export function findMissing(text: string, folder: string): string[] {
  return [
    ...listCode(text)
      .filter((code) => isPath(code) && !exists(code, folder))
      .map((file) => `there is no ${file}`),
    ...listLinks(text)
      .filter((link) => !existsSync(path.join(folder, link)))
      .map((link) => `the link ${link} is broken`),
    ...listScripts(text)
      .filter((name) => !(name in scripts))
      .map((name) => `there is no script ${name}`),
  ];
}

/** Names of the scripts that a text runs. */
export function listScripts(text: string): string[] {
  const runs = text.matchAll(/npm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g);
  return [...runs].map(([, run, short = '']) => run ?? short);
}

function listCode(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Relative links and images outside blocks of code. A badge of a workflow is where the host shows that workflow. */
function listLinks(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/(?:\]\(|src="|srcset=")([^)"#\s]+)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .map((link) => link.replace(/^\.\.\/\.\.\/actions\/workflows\/([\w.-]+\.yml).*/, '.github/workflows/$1'));
}

/** A path from one of our folders, without a placeholder. */
function isPath(code: string): boolean {
  const [first = ''] = code.split('/');
  return /^[\w./-]+$/.test(code) && code.includes('/') && FOLDERS.includes(first) && !OUTPUT.test(code);
}

function exists(code: string, folder: string): boolean {
  return [code, path.join(folder, code), path.join('generated', code)].some(existsSync);
}
