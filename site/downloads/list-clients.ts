import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readVersions } from '../versions/read-versions';
import { listFiles } from '../list-files';

/** Folder of the files of types with a client, one for each language that the project asks for. */
const CLIENTS = 'clients/';

/** Returns the client files that the generator made, by their paths below the base path of the site and below its output. */
export function listClients(generated: string): string[] {
  const folder = join(generated, CLIENTS);
  return existsSync(folder) ? listFiles(folder).map((file) => `${CLIENTS}${file}`) : [];
}

/** A client file of an earlier version of the API. */
interface EarlierClient {
  /** Below the output of the generator. */
  source: string;
  /** Below the base path of the site: the path of the current one with the name of the version. */
  path: string;
}

/** Returns the client files of the earlier versions. */
export function listEarlierClients(generated: string): EarlierClient[] {
  const versions = readVersions(generated)?.versions ?? [];
  return versions.flatMap(({ version }) => {
    const folder = `versions/${version}/`;
    return listClients(join(generated, folder)).map((path) => {
      return { source: folder + path, path: clientOfVersion(path, version) };
    });
  });
}

/** The path of a client file in an earlier version: `clients/versions/20240705/books.ts` for `clients/books.ts`. */
export function clientOfVersion(path: string, version: string): string {
  return path.replace(CLIENTS, `${CLIENTS}versions/${version}/`);
}
