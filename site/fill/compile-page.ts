import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { placeAt } from '#core/text/place-at';
import { readComponentPage } from './component-page';
import { PAGE_IMPORTS } from '../src/shell/page-imports';
import { home } from '../config/code';
import { type Asset, loadAsset, readRequest } from './read-asset';
import { UnfilledError } from '../errors/unfilled-error';

/** A page as the body of a function of `require`, `module` and `exports`. A module that is not of the shell has a `default` only. */
export interface CompiledPage {
  code: string;
  /** The files of the data that it imports, by the names of these imports. */
  data: Readonly<Record<string, string>>;
  /** The pictures and other files that it shows or links, by the names of their imports. */
  assets: Readonly<Record<string, Asset>>;
}

/** A page that is not yet joined with its imports: their names in its code, with those that its author or the loader wrote. */
export type Source = Pick<CompiledPage, 'code'> & { imports: Readonly<Record<string, string>> };

/** The ways in which a plugin of Docusaurus reads a page. */
export interface PageReader {
  /** Returns the page as an ES module, as the loader for MDX does. */
  load: (source: string, file: string) => Promise<string>;
  /** Returns the front matter of a page, and the name of the module with what the plugin knows about it. */
  readHead: (source: string, file: string) => Promise<{ frontMatter: object; metadata: string }>;
}

/** How modules are named, by what a name begins with. */
export type Folders = Readonly<Record<'@site' | '@generated', string>>;

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

const isOfShell = (name: string) => PAGE_IMPORTS.some((known) => known === name);

/** Whether an import of a page needs no bundler: React, data, a picture or another file. */
export const isFillable = (name: string): boolean =>
  isOfShell(name) || name.endsWith('.json') || readRequest(name) !== undefined;

/**
 * Compiles a page as the bundler does, with the same loader, unless it is a single component.
 * @param base the path of the site.
 * @throws UnfilledError if the page imports what only a bundler can give it, such as a component of its project.
 */
export async function compilePage(
  file: string,
  reader: PageReader,
  folders: Folders,
  base: string,
): Promise<CompiledPage> {
  const source = readFileSync(file, 'utf8');
  const { code, imports } =
    (await readComponentPage(file, source, reader)) ?? (await compile(source, file, reader));
  const files = Object.entries(imports)
    .filter(([name]) => !isOfShell(name))
    .map(([name, written]) => {
      const request = readRequest(written);
      return { name, written, request, path: pathOf(request?.path ?? written, file, folders) };
    });
  const others = files.filter(({ written, path }) => !isFillable(written) || !existsSync(path));
  if (others.length > 0)
    throw new UnfilledError(others.map(({ written }) => mistakeOf(written, file, source)).join('\n'));
  return {
    code,
    data: Object.fromEntries(files.flatMap(({ name, request, path }) => (request ? [] : [[name, path]]))),
    assets: Object.fromEntries(
      files.flatMap(({ name, request, path }) => (request ? [[name, loadAsset(request, path, base)]] : [])),
    ),
  };
}

async function compile(source: string, file: string, { load }: PageReader): Promise<Source> {
  // JavaScript, of which no import is left out.
  const fileName = 'page.js';
  const { outputText } = ts.transpileModule(await load(source, file), { fileName, compilerOptions });
  return renameRequests(ts.createSourceFile(fileName, outputText, compilerOptions.target));
}

/** Gives requests with a loader short names: the paths of loaders are those of this machine. */
function renameRequests(program: ts.SourceFile): Source {
  const imports: Record<string, string> = {};
  let code = '';
  let at = 0;
  for (const [index, name] of findRequired(program).entries()) {
    const written = ts.isStringLiteralLike(name) ? name.text : 'require';
    const short = written.includes('!') ? `file-${index}` : written;
    imports[short] = written;
    code += program.text.slice(at, name.getStart(program)) + JSON.stringify(short);
    at = name.end;
  }
  return { code: code + program.text.slice(at), imports };
}

/** Lists the names of the modules that a program requires, in its order. */
function findRequired(node: ts.Node): ts.Expression[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require')
    return node.arguments.slice(0, 1);
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...findRequired(child));
  });
  return found;
}

/** Names an import of the page; loaders of a picture come before its path. */
function mistakeOf(request: string, file: string, source: string): string {
  const name = request.slice(request.lastIndexOf('!') + 1);
  const { line, column } = placeAt(Math.max(0, source.indexOf(name)), source);
  return `${relative(home, file)}:${line}:${column}  A site without a bundler has no \`${name}\``;
}

/** Returns the path of an imported file. */
export function pathOf(name: string, from: string, folders: Folders): string {
  for (const [start, folder] of Object.entries(folders))
    if (name.startsWith(`${start}/`)) return join(folder, name.slice(start.length));
  return join(dirname(from), name);
}
