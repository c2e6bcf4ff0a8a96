import { createHash } from 'node:crypto';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel } from '../../model/api/api-model';
import { slugOf } from '../../model/api/slug';
import { buildClientPlan, type ClientPlan } from './client-plan';
import { type ClientLanguage, type ClientLanguageId, clientLanguages } from './languages';

/** A client file before it is written. */
export interface PlannedClient {
  language: ClientLanguage;
  plan: ClientPlan;
  /** The name of the file without its extension. */
  module: string;
  /** Below the output: `clients/books.ts`. */
  path: string;
}

/**
 * Plans one file for each language.
 * @param languages those that the project asks for.
 * @param name of the product, which the files are called by.
 */
export function planClients(
  model: ApiModel,
  name: string,
  languages: readonly ClientLanguageId[] = [],
): PlannedClient[] {
  const chosen = clientLanguages.filter(({ id }) => languages.includes(id));
  // A hyphen cannot be in the name of a module.
  const module = slugOf(name).replaceAll('-', '_');
  return chosen.map((language) => ({
    language,
    plan: buildClientPlan(model, language.reserved),
    module,
    path: `clients/${module}.${language.extension}`,
  }));
}

/** Emits `clients/`: for each language, one file with the types of the whole API and a client that needs nothing else. */
export function emitClients(clients: readonly PlannedClient[]): GeneratedFile[] {
  return clients.map(({ language, plan, module, path }) => {
    const hash = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
    const about = [
      `${plan.title} ${plan.version}: types and a client, in one file without dependencies.`,
      `Made from the API description; ${hash} is the hash of what it describes.`,
      'In the public domain (CC0-1.0): yours to copy and to change.',
    ];
    return { path, content: language.emit(plan, about, module) };
  });
}
