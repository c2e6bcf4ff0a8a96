import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emitClients } from '../../../generator/emit/clients/emit-clients';
import type { ApiModel } from '../../../generator/model/api/api-model';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { bundle } from '../../../generator/read/bundle/bundle';

/** Calls a function with the path of the Python client of a model, which is gone afterwards. */
export async function withClient<Result>(
  model: ApiModel,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
  try {
    const [{ content } = { content: '' }] = emitClients(model, 'client', ['python']);
    const file = path.join(folder, 'client.py');
    writeFileSync(file, content);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The model of a description with each case that a type must tell apart. */
export async function modelOfThings(): Promise<ApiModel> {
  return buildApiModel((await bundle(path.join(__dirname, 'description/things.json'))).description);
}
