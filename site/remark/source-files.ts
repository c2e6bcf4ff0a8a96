import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that pages take facts from. */
interface SourcePlaces {
  files: string[];
  /** Folders of which all files count. */
  folders: string[];
}

/**
 * Returns the locations that `readSources` and the glossary read.
 * @param generated folder of the generator's output.
 * @param docs folder of the hand-written pages.
 */
export function sourcePlaces(generated: string, docs: string): SourcePlaces {
  return {
    files: [
      join(generated, 'arazzo/flows.json'),
      join(generated, 'project/redirects.json'),
      join(generated, 'report/report.json'),
      join(docs, '_data/decisions.yaml'),
      join(docs, '_data/diagrams.yaml'),
      join(docs, 'glossary.mdx'),
    ],
    folders: [join(generated, 'facts'), join(generated, 'pages'), join(docs, '_code')],
  };
}

/** Returns a string that changes when a file is changed, added or removed. */
export function stampOf({ files, folders }: SourcePlaces): string {
  return [...files, ...folders.flatMap(listFiles)].map(stampOfFile).join('\n');
}

/** Lists the files of a folder without the reference's pages, which are not sources, unlike their data. */
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
