import type { Release } from '#core/contracts/changelog';
import type { NamedSchema, Operation, Tag, Webhook } from '../../model/api/api-model';

// The id of a page is the path of its file below `pages/`, without the extension: this is how Docusaurus names a document.

export const LANDING_ID = 'index';
export const ERRORS_ID = 'errors';
export const PROOF_ID = 'proof';
export const CONVENTIONS_ID = 'conventions';
export const DECISIONS_ID = 'decisions';
export const WHAT_CHANGES_ID = 'changelog/what-changes';
export const CHANGELOG_ID = 'changelog/index';
export const OBJECTS_ID = 'objects/index';
export const EVENTS_ID = 'webhooks/index';

export function tagDocId({ slug }: Tag): string {
  return `${slug}/index`;
}

export function operationDocId({ slug }: Operation, tag: Tag): string {
  return `${tag.slug}/${slug}`;
}

export function eventDocId({ slug }: Webhook): string {
  return `webhooks/${slug}`;
}

export function releaseDocId({ id }: Release): string {
  return `changelog/${id}`;
}

export function objectDocId({ slug }: NamedSchema): string {
  return `objects/${slug}`;
}
