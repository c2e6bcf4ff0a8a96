import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { SettingError } from '../errors/author-error';

/** The settings of project.yaml that name a folder or a file. The generator checks the others, and the types of these. */
const PATHS = ['docs', 'generated', 'static', 'out', 'css', 'head', 'extension'] as const;

/** Absolute paths. */
export type ProjectPaths = Partial<Record<(typeof PATHS)[number], string>>;

/** Reads where a project has its parts. @param file its `project.yaml`, from which the paths in it start; none if it does not exist. */
export function readProjectPaths(file: string): ProjectPaths {
  if (!existsSync(file)) return {};
  const value = parseOrNothing(readFileSync(file, 'utf8'));
  const named = PATHS.flatMap((name) => {
    const path = value[name];
    return typeof path === 'string' ? [[name, resolve(dirname(file), path)]] : [];
  });
  return Object.fromEntries(named) as ProjectPaths;
}

/** The generator reports invalid YAML, with the location. */
function parseOrNothing(text: string): Record<string, unknown> {
  try {
    return (parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns the parts that a project adds to its site. @throws SettingError if one of the paths leads to nothing. */
export function requireAdditions(
  paths: ProjectPaths,
): Pick<ProjectPaths, 'static' | 'css' | 'head' | 'extension'> {
  return {
    ...(paths.static !== undefined && { static: requireFolder('static', paths.static) }),
    ...(paths.css !== undefined && { css: requireFile('css', paths.css) }),
    ...(paths.head !== undefined && { head: requireFile('head', paths.head) }),
    ...(paths.extension !== undefined && { extension: requireFile('extension', paths.extension) }),
  };
}

/** Returns the absolute path of a folder. @param name its setting. @throws SettingError if there is no such folder. */
export function requireFolder(name: string, path: string): string {
  const folder = resolve(path);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return folder;
  const problem = stats === undefined ? 'does not exist' : 'is a file';
  throw new SettingError(
    `The folder \`${relative('', folder) || '.'}\` for \`${name}\` ${problem}: write the path of a folder.`,
  );
}

/** Returns the path of a file. @param name its setting. @throws SettingError if there is no such file. */
function requireFile(name: string, path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new SettingError(
    `The file \`${relative('', path)}\` for \`${name}\` does not exist: write the path of a file.`,
  );
}
