import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../site/list-files';
import { emitClients, planClients } from '../../../generator/emit/clients/emit-clients';
import { type ClientLanguageId, clientLanguages } from '../../../generator/emit/clients/languages';
import type { ApiModel } from '../../../generator/model/api/api-model';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { bundle } from '../../../generator/read/bundle/bundle';

const PUBLISHED = 'generated/clients';

/** Calls a function with the path of the client of a model, which is gone afterwards. */
export async function withClient<Result>(
  model: ApiModel,
  language: ClientLanguageId,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
  try {
    const [made] = emitClients(planClients(model, 'client', [language]));
    const file = path.join(folder, path.basename(made!.path));
    writeFileSync(file, made!.content);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The model of a description with each case that a type must tell apart. */
export async function modelOfThings(): Promise<ApiModel> {
  return buildApiModel((await bundle(path.join(__dirname, 'description/things.json'))).description);
}

/** The path of the published file of a language: the only one with its extension. */
export function publishedClient(language: ClientLanguageId): string {
  const { extension } = clientLanguages.find(({ id }) => id === language)!;
  const [file, ...others] = listFiles(PUBLISHED).filter((name) => name.endsWith(`.${extension}`));
  if (file === undefined || others.length > 0)
    throw new Error(`${language}: ${[file, ...others].join(', ')}`);
  return path.resolve(PUBLISHED, file);
}
