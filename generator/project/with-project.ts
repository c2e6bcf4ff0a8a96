import type { ApiModel } from '../model/api-model';
import type { ReadProject } from './settings';

/** Returns the model with what a project decides: its groups of tags instead of `x-tagGroups`, and which code is shown. */
export function withProject(model: ApiModel, project?: ReadProject): ApiModel {
  const { tagGroups, codeSamples } = project?.settings ?? {};
  if (!tagGroups && !codeSamples) return model;
  return {
    ...model,
    ...(tagGroups && { extensions: { ...model.extensions, tagGroups } }),
    ...(codeSamples && { hasOnlySamples: true }),
  };
}
