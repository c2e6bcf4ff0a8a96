import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { descriptions } from '../../corpus/descriptions';
import type { TestProject } from '../judge-project';

/** A description of the corpus, with a name and an address. */
export function foreign(name: string, operation: TestProject['operation'], base = '/'): TestProject {
  const source = descriptions.find((one) => one.name === name)!.entry;
  const entry = `openapi${path.extname(source)}`;
  return {
    name,
    base,
    isOurs: false,
    entries: [entry],
    operation,
    write: (workspace) => {
      const folder = workspace.copy(name, { [entry]: source });
      const settings = { name: 'Sample', url: 'https://docs.sample.example', base };
      writeFileSync(path.join(folder, 'project.yaml'), JSON.stringify(settings));
      return folder;
    },
  };
}
