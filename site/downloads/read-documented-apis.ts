import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import type { JsonObject } from '#core/json/json';
import type { Documented } from '../../tool/content/documented';
import { locationsOfApis } from './locations-of-apis';
import { joinDocumented, readDocumented } from './read-documented';

/** Reads the schemas and responses of every API of a project. @param read returns the value of a JSON file of the generator's output */
export function readDocumentedApis(
  read: (path: string) => unknown,
  project: Project,
  operations: Facts['operations'],
): Documented {
  const examples = read('facts/examples.json') as Examples;
  const apis = locationsOfApis(project).map(({ folder, prefix }) =>
    readDocumented(read(`bundle/${folder}openapi.json`) as JsonObject, operations, examples, prefix),
  );
  return joinDocumented(apis);
}
