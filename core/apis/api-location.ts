/** Where an API has its pages, files and names. Of several APIs on a site, all of these have its name. */
export interface ApiLocation {
  /** Its folder in the folders of the generator's output: empty for the only API, or `orders/`. */
  folder: string;
  /** The address of its first page, which all others begin with: `/api/`, or `/api/orders/`. */
  landing: string;
  /** Where readers download its files, below the base path: empty, or `api/orders/`. */
  downloads: string;
  /** The beginning of its names in what the site reads as a whole: empty, or `orders.`. */
  prefix: string;
}

/** Returns the location of an API. @param name its name in `project.yaml`, a segment of addresses; undefined for the only API. */
export function apiLocation(name?: string): ApiLocation {
  if (name === undefined) return { folder: '', landing: '/api/', downloads: '', prefix: '' };
  return { folder: `${name}/`, landing: `/api/${name}/`, downloads: `api/${name}/`, prefix: `${name}.` };
}
