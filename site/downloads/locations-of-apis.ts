import { type ApiLocation, apiLocation } from '#core/apis/api-location';
import type { Project } from '#core/contracts/project';

/** Where an API of a site is. */
export interface LocatedApi extends ApiLocation {
  /** Undefined for the only API. */
  title?: string;
}

/** Returns where each API of a site is, in the order of the project. */
export function locationsOfApis({ apis }: Pick<Project, 'apis'>): LocatedApi[] {
  return apis?.map(({ name, title }) => ({ ...apiLocation(name), title })) ?? [apiLocation()];
}
