import { createHash } from 'node:crypto';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel } from '../../model/api/api-model';
import { slugOf } from '../../model/api/slug';
import { buildClientPlan } from './client-plan';
import { type ClientLanguageId, clientLanguages } from './languages';

/**
 * Emits `clients/`: for each language, one file with the types of the whole API and a client that needs nothing else.
 * @param languages those that the project asks for.
 * @param name of the product, which the files are called by.
 */
export function emitClients(
  model: ApiModel,
  name: string,
  languages: readonly ClientLanguageId[] = [],
): GeneratedFile[] {
  const chosen = clientLanguages.filter(({ id }) => languages.includes(id));
  return chosen.map(({ extension, reserved, emit }) => {
    const plan = buildClientPlan(model, reserved);
    const hash = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
    const about = [
      `${plan.title} ${plan.version}: types and a client, in one file without dependencies.`,
      `Made from the API description; ${hash} is the hash of what it describes.`,
      'In the public domain (CC0-1.0): yours to copy and to change.',
    ];
    // A hyphen cannot be in the name of a module.
    return { path: `clients/${slugOf(name).replaceAll('-', '_')}.${extension}`, content: emit(plan, about) };
  });
}
