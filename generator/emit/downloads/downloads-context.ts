import type { Reproductions } from '#core/contracts/reproductions';
import type { ApiModel } from '../../model/api/api-model';
import type { SimulatorSettings } from '../simulator/settings/settings';

/** The data that the downloads are built from. */
export interface DownloadsContext {
  model: ApiModel;
  settings: SimulatorSettings;
  reproductions: Reproductions;
  /** Absolute address of the site, with a trailing slash; undefined for a project without one. */
  site?: string;
}
