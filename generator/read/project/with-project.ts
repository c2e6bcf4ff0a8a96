import type { ApiModel } from '../../model/api/api-model';
import { inCrudOrder } from './in-crud-order';
import type { ReadProject } from './settings';

/**
 * Returns the model with what a project decides: its groups of tags instead of `x-tagGroups`, the order of operations, which code is
 * shown, where requests may go, and where images may come from.
 */
export function withProject(model: ApiModel, project?: ReadProject): ApiModel {
  const { tagGroups, order, codeSamples, console, images } = project?.settings ?? {};
  if (!tagGroups && !order && !codeSamples && !console && !images) return model;
  return {
    ...(order ? inCrudOrder(model) : model),
    ...(tagGroups && { extensions: { ...model.extensions, tagGroups } }),
    ...(codeSamples && { hasOnlySamples: true }),
    ...(console && { liveOrigins: console.servers }),
    ...(images && { imageHosts: images }),
  };
}
