import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { CommandRunner } from '../../changes/command-runner';
import type { ProjectCopy } from '../../changes/project-copy';
import type { Operator } from '../operators/operator';

/** The folders with what is generated from the description. */
const GENERATED = ['generated'];

/** A change of one file. */
interface Change {
  file: string;
  edit: Operator;
}

/** A change that is made. */
export interface Planted {
  /** Absolute paths of what is different. */
  changed: readonly string[];
  takeBack: () => void;
}

/**
 * Makes a change in a copy.
 * @param programs generate what follows from a change of the description; without them, only the description is different.
 * @throws if nothing can be generated from the description any more.
 */
export async function plant(
  copy: ProjectCopy,
  { file, edit }: Change,
  programs?: CommandRunner,
): Promise<Planted> {
  const isGenerating = programs !== undefined && file.startsWith('openapi/');
  const generated = isGenerating ? readGenerated(copy) : new Map<string, string>();
  const undo = copy.make([{ file, edit: (content) => edit.apply(content, file) }]);
  const failure = isGenerating ? await generate(programs) : undefined;
  const made = [...generated].filter(([name, content]) => copy.read(name) !== content);
  const takeBack = () => {
    undo();
    for (const [name, content] of made) copy.write(name, content);
  };
  if (failure !== undefined) {
    takeBack();
    throw new Error(failure);
  }
  const changed = [file, ...made.map(([name]) => name)].map((name) => path.join(copy.folder, name));
  return { changed, takeBack };
}

/** Returns what is printed if nothing can be generated. */
async function generate(programs: CommandRunner): Promise<string | undefined> {
  const { isGreen, printed } = await programs.run('tests/changes/generate-again.ts');
  return isGreen ? undefined : printed;
}

function readGenerated(copy: ProjectCopy): Map<string, string> {
  const files = GENERATED.flatMap((folder) =>
    readdirSync(path.join(copy.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(copy.folder, path.join(entry.parentPath, entry.name))),
  );
  return new Map(files.map((file) => [file, copy.read(file)]));
}
