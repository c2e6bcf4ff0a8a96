import type { JsonObject } from '#core/json/json';
import type { ApiModel } from '../../model/api/api-model';
import { buildApiModel } from '../../model/api/build-api-model';
import type { Origins } from '../../model/api/origins';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { Place } from './change';

/** One state of a description. */
export interface Side {
  bundle: BundledDescription;
  model: ApiModel;
  origins: Origins;
}

/** Builds the model of a description, and where its parts are written. */
export function sideOf(bundle: BundledDescription): Side {
  const origins: Origins = new WeakMap();
  return { bundle, model: buildApiModel(bundle, origins), origins };
}

/** Where a part of the model is written; with `member`, that member of it. */
export function placeOf({ origins }: Side, part: object, member?: string): Place | undefined {
  const holder = origins.get(part);
  return holder && at(holder, member);
}

/** The place of a member, or of its object if the member is missing. */
export function at(holder: JsonObject, member?: string): Place {
  return member !== undefined && Object.hasOwn(holder, member) ? { holder, member } : { holder };
}
