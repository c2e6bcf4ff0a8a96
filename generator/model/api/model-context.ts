import type { JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { Header, MediaType, Parameter, Schema } from './api-model';
import type { Origins } from './origins';
import { readMarkTags } from './tags';
import { createMergeSchema, type MergeSchema } from './schema/merge-schema';

/** The state that the builders of a model share. */
export interface ModelContext {
  bundle: BundledDescription;
  /** Schemas by the pointer of a reference outside `#/components/schemas`; undefined while being built. */
  inlineSchemas: Map<string, Schema | undefined>;
  /** Those references whose schema contains itself: it gets a name, because only a named reference can be cyclic. */
  cyclicReferences: Set<string>;
  /** Component schemas by name, for samples; complete before the first operation is built. */
  schemasByName: Map<string, Schema>;
  merge: MergeSchema;
  /** The callbacks around the current object, so that one that contains itself ends. */
  openCallbacks: Set<JsonObject>;
  /** The tags that do not group operations, and the badge of each. */
  markTags: ReadonlyMap<string, { badge?: string }>;
  /** Filled while the model is built, if somebody asks where its parts are written. */
  origins?: Origins;
  /** Results by object of the bundle: a component is built only once, however often it is referenced. */
  known: { parameters: Known<Parameter>; headers: Known<Header>; content: Known<MediaType[]> };
}

type Known<Built> = WeakMap<JsonObject, Built>;

export function createModelContext(bundle: BundledDescription, origins?: Origins): ModelContext {
  const schemasByName = new Map<string, Schema>();
  return {
    bundle,
    inlineSchemas: new Map(),
    cyclicReferences: new Set(),
    schemasByName,
    merge: createMergeSchema(schemasByName),
    openCallbacks: new Set(),
    markTags: readMarkTags(bundle),
    origins,
    known: { parameters: new WeakMap(), headers: new WeakMap(), content: new WeakMap() },
  };
}
