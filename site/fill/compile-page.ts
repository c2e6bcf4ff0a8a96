import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { readComponentPage } from './component-page';
import { PAGE_IMPORTS } from '../src/shell/page-imports';
import { home } from '../config/code';
import { UnfilledError } from './unfilled-error';

/**
 * A page as the body of a function of `require`, `module` and `exports`, and the files of the data that it imports, by the names of these
 * imports. A module with data has them as `default`.
 */
export interface CompiledPage {
  code: string;
  data: Readonly<Record<string, string>>;
}

/** The ways in which a plugin of Docusaurus reads a page. */
export interface PageReader {
  /** Returns the page as an ES module, as the loader for MDX does. */
  load: (source: string, file: string) => Promise<string>;
  /** Returns the front matter of a page, and the name of the module with what the plugin knows about it. */
  readHead: (source: string, file: string) => Promise<{ frontMatter: object; metadata: string }>;
}

/** How modules are named, by what a name begins with. */
export type Folders = Readonly<Record<'@site' | '@generated', string>>;

/** Whether a page of a shell can import a module: React, or data. */
export const isShared = (name: string): boolean =>
  name.endsWith('.json') || PAGE_IMPORTS.some((known) => known === name);

/**
 * Compiles a page as the bundler does, with the same loader, unless it is a single component.
 * @throws UnfilledError if the page imports what only a bundler can give it, such as a component of its project or a picture.
 */
export async function compilePage(file: string, reader: PageReader, folders: Folders): Promise<CompiledPage> {
  const source = readFileSync(file, 'utf8');
  const { code } = (await readComponentPage(file, source, reader)) ?? (await compile(source, file, reader));
  const imported = [...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const others = imported.filter((name) => !isShared(name));
  if (others.length > 0)
    throw new UnfilledError(others.map((name) => mistakeOf(name, file, source)).join('\n'));
  return {
    code,
    data: Object.fromEntries(
      imported.filter((name) => name.endsWith('.json')).map((name) => [name, pathOf(name, file, folders)]),
    ),
  };
}

async function compile(source: string, file: string, { load }: PageReader): Promise<{ code: string }> {
  const { outputText } = ts.transpileModule(await load(source, file), {
    // JavaScript, of which no import is left out.
    fileName: 'page.js',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  return { code: outputText };
}

/** Names an import of the page; loaders of a picture come before its path. */
function mistakeOf(request: string, file: string, source: string): string {
  const name = request.slice(request.lastIndexOf('!') + 1);
  const before = source.slice(0, Math.max(0, source.indexOf(name))).split('\n');
  const place = `${relative(home, file)}:${before.length}:${before.at(-1)!.length + 1}`;
  return `${place}  A site without a bundler has no \`${name}\`: use \`npm run build\`.`;
}

/** Returns the path of an imported file. */
export function pathOf(name: string, from: string, folders: Folders): string {
  for (const [start, folder] of Object.entries(folders))
    if (name.startsWith(`${start}/`)) return join(folder, name.slice(start.length));
  return join(dirname(from), name);
}
