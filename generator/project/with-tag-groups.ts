import type { ApiModel } from '../model/api-model';
import type { ReadProject } from './settings';

/** Returns the model with the tag groups of a project instead of those of `x-tagGroups`. */
export function withTagGroups(model: ApiModel, project?: ReadProject): ApiModel {
  const tagGroups = project?.settings.tagGroups;
  return tagGroups ? { ...model, extensions: { ...model.extensions, tagGroups } } : model;
}
