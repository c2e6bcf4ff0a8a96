import { project } from '../config/project';

/** Names of the files that readers download, below the base path. */
export const files = {
  simulator: `${project.slug}-simulator.mjs`,
  json: 'openapi.json',
  yaml: 'openapi.yaml',
} as const;
