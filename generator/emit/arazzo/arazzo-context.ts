import type { ApiModel } from '../../model/api/api-model';
import type { SimulatorSettings } from '../simulator/settings/settings';

/** The inputs of the workflows. */
export interface ArazzoContext {
  model: ApiModel;
  settings: SimulatorSettings;
}
