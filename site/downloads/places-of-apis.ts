import type { Project } from '#core/contracts/project';

/** Where an API has its files. */
export interface ApiFiles {
  /** Its folder in the folders of the generator's output: empty for the only API, or `orders/`. */
  folder: string;
  /** Where readers download them, below the base path: empty, or `api/orders/`. */
  files: string;
  /** The beginning of the names that belong to it: empty, or `orders.`. */
  prefix: string;
  /** Undefined for the only API. */
  title?: string;
}

/** Returns where each API of a site has its files. */
export function placesOfApis({ apis }: Pick<Project, 'apis'>): ApiFiles[] {
  return (
    apis?.map(({ name, title }) => ({
      folder: `${name}/`,
      files: `api/${name}/`,
      prefix: `${name}.`,
      title,
    })) ?? [{ folder: '', files: '', prefix: '' }]
  );
}
