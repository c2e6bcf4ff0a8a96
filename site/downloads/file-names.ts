/** Names of the files that readers download, below the base path, whatever the site. */
export const files = {
  json: 'openapi.json',
  yaml: 'openapi.yaml',
  types: 'api.d.ts',
  arazzo: 'arazzo.yaml',
  postman: 'postman.json',
  errors: 'errors.json',
} as const;

/** Folder of the JSON Schemas, one for each object. */
export const SCHEMAS = 'schemas/';

/** Returns the names of the programs that readers download. @param slug of the project: `ledger`. */
export function programNames({ slug }: { slug: string }) {
  return {
    simulator: `${slug}-simulator.mjs`,
    docsTool: `${slug}-docs.mjs`,
    docsToolChecksum: `${slug}-docs.mjs.sha256`,
  };
}
