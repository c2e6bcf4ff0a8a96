import type { ApiModel } from '../model/api-model';
import type { SimulatorSettings } from '../simulator/settings/settings';

/** What the workflows are built from. */
export interface ArazzoContext {
  model: ApiModel;
  settings: SimulatorSettings;
}
