import type { ApiModel } from '../../model/api/api-model';
import type { ReadProject } from './settings';

/**
 * Returns the model with what a project decides: its groups of tags instead of `x-tagGroups`, which code is shown, and
 * where requests may go.
 */
export function withProject(model: ApiModel, project?: ReadProject): ApiModel {
  const { tagGroups, codeSamples, console } = project?.settings ?? {};
  if (!tagGroups && !codeSamples && !console) return model;
  return {
    ...model,
    ...(tagGroups && { extensions: { ...model.extensions, tagGroups } }),
    ...(codeSamples && { hasOnlySamples: true }),
    ...(console && { liveOrigins: console.servers }),
  };
}
