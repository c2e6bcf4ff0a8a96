import type { MergedSchema } from '../api/schema/merge-schema';
import { slugOf } from '../api/slug';
import { uniqueName } from '../api/unique-name';

/** Other anchors on the page of an object, whose fields use their bare names as anchors. */
const OBJECT_PAGE_IDS = [
  'fields',
  'used-by',
  'guides',
  'code-panel',
  'show-sources',
  'theme-svg-external-link',
  '__docusaurus',
  '__docusaurus_skipToContent_fallback',
];

/** Gives out the anchors of one page: each one once. */
export type ClaimId = (...segments: string[]) => string;

/**
 * Anchors of the form `request.items.unit_price`: the segments that are not empty, joined by dots, with characters that a
 * URL fragment cannot hold turned into `_`. A second one of the same name ends in `-2`.
 */
export function createClaimId(reserved: readonly string[] = []): ClaimId {
  const taken = new Set(reserved);
  return (...segments) => {
    const path = segments.filter((segment) => segment !== '').join('.');
    return uniqueName(taken, path.replace(/[^\w.:$@+*!~-]/g, '_'));
  };
}

/** The same for the page of an object. */
export function createObjectClaimId(): ClaimId {
  return createClaimId(OBJECT_PAGE_IDS);
}

/** `callback.paid.request`, or `request` on a separate page. */
export function anchorIn(within: string | undefined, name: string): string {
  return [within, name].filter(Boolean).join('.');
}

/** Prefix of the anchors in a body with several media types; the first one does not add its name. */
export function anchorOfBody(prefix: string, mediaType: string, index: number): string {
  return anchorIn(prefix, index === 0 ? '' : mediaType);
}

/** The segment of an alternative in the anchors of its fields, `ContactData` in `request.contact:ContactData.email`. */
export function segmentOfBranch({ schema, name }: MergedSchema, index: number): string {
  return name ?? (schema.title && slugOf(schema.title)) ?? String(index + 1);
}
