import { project } from '../config/project';

/** Names of the files that readers download, below the base path. */
export const files = {
  simulator: `${project.slug}-simulator.mjs`,
  docsTool: `${project.slug}-docs.mjs`,
  docsToolChecksum: `${project.slug}-docs.mjs.sha256`,
  json: 'openapi.json',
  yaml: 'openapi.yaml',
  types: 'api.d.ts',
  arazzo: 'arazzo.yaml',
  postman: 'postman.json',
  errors: 'errors.json',
} as const;

/** Folder of the JSON Schemas, one for each object. */
export const SCHEMAS = 'schemas/';
