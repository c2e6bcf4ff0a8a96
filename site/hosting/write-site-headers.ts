import type { Project } from '#core/contracts/project';
import { listScriptOrigins, readHead } from '../config/additions';
import { createSearchConfig, listSearchOrigins } from '../config/search';
import type { BuildSettings } from '../config/settings';
import { locationsOfApis } from '../downloads/locations-of-apis';
import { writeHeaders } from './write-headers';

/** Writes the headers file of a complete build. */
export function writeSiteHeaders(settings: BuildSettings, project: Project): void {
  writeHeaders(settings.out, {
    base: project.base,
    connect: [
      ...listSearchOrigins(createSearchConfig(settings.search, project.name)),
      ...(project.console?.servers ?? []),
    ],
    scripts: listScriptOrigins(readHead(settings)),
    ...(project.images && { images: project.images }),
    descriptions: locationsOfApis(project).map(({ downloads }) => downloads),
  });
}
