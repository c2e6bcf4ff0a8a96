import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProjectCopy } from '../../changes/project-copy';
import type { Negation } from './negation';

/** The folders with what is generated from the description. */
const GENERATED = ['generated'];

/** The files that a negation changed in a copy, with what they were. */
type Before = ReadonlyMap<string, string>;

/**
 * Plants a negation in a copy; one in the description reaches everything that is generated from it.
 * @throws if nothing can be generated from the description any more.
 */
export function plant(copy: ProjectCopy, { file, edit }: Negation): Before {
  const source = copy.read(file);
  const isDescription = file.startsWith('openapi/');
  const generated = isDescription ? readGenerated(copy) : new Map<string, string>();
  copy.write(file, edit.apply(source, file));
  if (isDescription) {
    const { isGreen, printed } = copy.run([['ts-node', 'generator/commands/generate.ts']]);
    if (!isGreen) {
      restore(copy, new Map([...generated, [file, source]]));
      throw new Error(printed);
    }
  }
  const changed = [...generated].filter(([name, content]) => copy.read(name) !== content);
  return new Map([...changed, [file, source]]);
}

/** Takes a negation back. */
export function restore(copy: ProjectCopy, before: Before): void {
  for (const [file, content] of before) copy.write(file, content);
}

function readGenerated(copy: ProjectCopy): Map<string, string> {
  const files = GENERATED.flatMap((folder) =>
    readdirSync(path.join(copy.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(copy.folder, path.join(entry.parentPath, entry.name))),
  );
  return new Map(files.map((file) => [file, copy.read(file)]));
}
