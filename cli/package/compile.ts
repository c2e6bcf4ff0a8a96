import { transform, type Options } from '@swc/core';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The two forms of the package's code: CommonJS for Node, and ES modules, which bundlers join and shake. */
export type Form = 'node' | 'web';

const MODULES = {
  node: { type: 'commonjs', ignoreDynamic: true },
  web: { type: 'es6' },
} as const satisfies Record<Form, Options['module']>;

/** Files that no program of the package reads. */
const LEFT_OUT =
  /^(?!cli\/template\/)(?:.*\/)?(?:\.docusaurus|README\.md|tsconfig\.json)(?:\/|$)|\.d\.ts$|^cli\/package\/(?!published\/package\.json$)/;

/** How a source names another one with its extension, in code and in an address of a worker. */
const EXTENSION = /((['"])\.{1,2}\/[^'"\n]*)\.tsx?\2/g;

/**
 * Compiles folders of sources into a folder, one file for each source, and copies everything else, such as stylesheets.
 * @param root the folder of the project.
 * @param rooms folders below it.
 */
export async function compile(
  root: string,
  rooms: readonly string[],
  out: string,
  form: Form,
): Promise<void> {
  for (const room of rooms) {
    const names = await readdir(join(root, room), { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    for (const file of files.filter((name) => !LEFT_OUT.test(name)))
      await put(root, file, join(out, file), form);
  }
}

async function put(root: string, file: string, target: string, form: Form): Promise<void> {
  const source = join(root, file);
  await mkdir(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(file)) return copyFile(source, target);
  const { code } = await transform(await readFile(source, 'utf8'), {
    swcrc: false,
    module: MODULES[form],
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  });
  await writeFile(target.replace(/\.tsx?$/, '.js'), code.replace(EXTENSION, '$1.js$2'));
}
