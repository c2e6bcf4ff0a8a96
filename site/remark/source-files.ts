import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where pages get what they say from other files. */
export interface SourcePlaces {
  files: string[];
  /** All files below them. */
  folders: string[];
}

/**
 * What `readSources` and the glossary read.
 * @param generated folder of the generator's output.
 * @param docs folder of the hand-written pages.
 */
export function sourcePlaces(generated: string, docs: string): SourcePlaces {
  return {
    files: [
      join(generated, 'report/report.json'),
      join(docs, '_data/decisions.yaml'),
      join(docs, '_data/diagrams.yaml'),
      join(docs, 'glossary.mdx'),
    ],
    folders: [join(generated, 'facts'), join(generated, 'pages'), join(docs, '_code')],
  };
}

/** Text that differs when a file has changed, is new or is gone. */
export function stampOf({ files, folders }: SourcePlaces): string {
  return [...files, ...folders.flatMap(listFiles)].map(stampOfFile).join('\n');
}

/** Pages of the reference are no sources, but their data is. */
function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.mdx'))
    .map((name) => join(folder, name));
}

function stampOfFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return [file, stats?.ino, stats?.size, stats?.mtimeMs].join(' ');
}
