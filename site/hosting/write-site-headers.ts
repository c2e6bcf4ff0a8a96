import { listScriptOrigins, readAdditions } from '../config/additions';
import { base } from '../config/base';
import { project } from '../config/project';
import { listSearchOrigins, readSearchConfig } from '../config/search';
import { locationsOfApis } from '../downloads/locations-of-apis';
import { writeHeaders } from './write-headers';

/** Writes the headers file of a complete build of this site, with the settings of the build. */
export function writeSiteHeaders(folder: string): void {
  writeHeaders(folder, {
    base,
    connect: [
      ...listSearchOrigins(readSearchConfig(process.env, project.name)),
      ...(project.console?.servers ?? []),
    ],
    scripts: listScriptOrigins(readAdditions().head),
    descriptions: locationsOfApis(project).map(({ downloads }) => downloads),
  });
}
