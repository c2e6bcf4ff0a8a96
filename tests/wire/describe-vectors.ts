import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject } from '#core/json/json';
import { entriesOf, listOf } from '#core/json/read';
import { bundle } from '../../generator/read/bundle/bundle';
import { buildApiModel } from '../../generator/model/api/build-api-model';
import type { ApiModel } from '../../generator/model/api/api-model';
import type { Vector } from './vectors';

/** The path of a vector in a description that has many: its own, below its id. */
export function pathOf({ id, path: own = '/v' }: Vector): string {
  return own.replace(/^\/v/, `/${id}`);
}

/** The model of one description with the operations of all vectors, each with the id of its vector, read as from a file. */
export async function modelOfVectors(vectors: readonly Vector[], version: string): Promise<ApiModel> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wire-'));
  try {
    const entry = path.join(folder, 'openapi.json');
    writeFileSync(entry, JSON.stringify(describe(vectors, version)));
    return buildApiModel((await bundle(entry)).description);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describe(vectors: readonly Vector[], version: string): JsonObject {
  const isSwagger = version.startsWith('2');
  const paths = vectors.map((vector) => [pathOf(vector), { [vector.method ?? 'get']: operationOf(vector) }]);
  return {
    ...(isSwagger
      ? { swagger: '2.0', host: 'wire.example', schemes: ['https'] }
      : {
          openapi: version,
          servers: [{ url: 'https://wire.example' }],
          components: { securitySchemes: schemesOf(vectors) },
        }),
    info: { title: 'Vectors', version: '1' },
    paths: Object.fromEntries(paths) as JsonObject,
  };
}

/** The security schemes of all vectors, each by the name of its vector and its own. */
function schemesOf(vectors: readonly Vector[]): JsonObject {
  return Object.fromEntries(
    vectors.flatMap(({ id, securitySchemes = {} }) =>
      Object.entries(securitySchemes).map(([name, scheme]) => [`${id}.${name}`, scheme]),
    ),
  );
}

function operationOf({ id, operation }: Vector): JsonObject {
  const responses = { 200: { description: 'OK' } };
  const security = listOf(operation.security).map((requirement) =>
    Object.fromEntries(entriesOf(requirement).map(([name, scopes]) => [`${id}.${name}`, scopes])),
  );
  return { operationId: id, responses, ...operation, ...(security.length > 0 && { security }) };
}
