import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files';

/** Folder of the files of types with a client, one for each language that the project asks for. */
const CLIENTS = 'clients/';

/** Returns the client files that the generator made, by their paths below the base path of the site and below its output. */
export function listClients(generated: string): string[] {
  const folder = join(generated, CLIENTS);
  return existsSync(folder) ? listFiles(folder).map((file) => `${CLIENTS}${file}`) : [];
}
