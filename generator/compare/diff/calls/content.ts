import { essenceOf } from '#core/http/wire/body-format';
import type { MediaType, Schema } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { placeOf } from '../side';
import { report, type CallContext } from './call';
import { compareEncodings } from './encodings';

interface Contents {
  before: readonly MediaType[];
  after: readonly MediaType[];
  places: Pick<Finding, 'base' | 'head'>;
}

/** Compares the media types of a body. Parameters of a media type, such as `charset`, and its case mean nothing. */
export function compareContent(
  context: CallContext,
  useFor: (what: string) => Use,
  contents: Contents,
): void {
  const { places } = contents;
  let added = [...contents.after];
  let removed: MediaType[] = [];
  const take = (before: MediaType, after: MediaType): void => {
    added = added.filter((one) => one !== after);
    compareMediaType(context, useFor(bodyOf(before)), before, after);
  };
  for (const before of contents.before) {
    const after = added.find((candidate) => essence(candidate) === essence(before));
    if (after) take(before, after);
    else removed.push(before);
  }
  for (const before of removed) {
    const after =
      added.find((candidate) => isWithin(before, candidate) || isWithin(candidate, before)) ??
      (removed.length === 1 && added.length === 1 && isSameSchema(context, before, added[0]!)
        ? added[0]
        : undefined);
    if (!after) continue;
    const rule = isWithin(before, after)
      ? 'media-type-widened'
      : isWithin(after, before)
        ? 'media-type-narrowed'
        : 'media-type-swapped';
    report(context, useFor(bodyOf(before)), {
      rule,
      before: essence(before),
      after: essence(after),
      base: placeOf(context.base, before),
      head: placeOf(context.head, after),
    });
    removed = removed.filter((one) => one !== before);
    take(before, after);
  }
  for (const before of removed)
    report(context, useFor('body'), {
      rule: 'media-type-removed',
      before: essence(before),
      ...places,
      base: placeOf(context.base, before),
    });
  for (const after of added)
    report(context, useFor('body'), {
      rule: 'media-type-added',
      after: essence(after),
      ...places,
      head: placeOf(context.head, after),
    });
}

function bodyOf(mediaType: MediaType): string {
  return `body ${essence(mediaType)}`;
}

function essence({ mediaType }: MediaType): string {
  return essenceOf(mediaType);
}

/** Whether the second is a range such as `image/*` that holds the first. */
function isWithin(one: MediaType, range: MediaType): boolean {
  const [type, subtype] = essence(range).split('/');
  if (subtype !== '*' || essence(one) === essence(range)) return false;
  return type === '*' || essence(one).startsWith(`${type}/`);
}

function isSameSchema({ schemas }: CallContext, before: MediaType, after: MediaType): boolean {
  const [base, head] = comparedSchemas(before, after);
  return (
    base !== undefined && head !== undefined && schemas.baseDigest([base]) === schemas.headDigest([head])
  );
}

/** Returns the schemas of both bodies; those of one item, if both are streams: each can be described in several ways. */
function comparedSchemas(before: MediaType, after: MediaType): (Schema | undefined)[] {
  const areStreams = before.sequence !== undefined && after.sequence !== undefined;
  return [before, after].map(({ schema, sequence }) => (areStreams ? sequence?.item : schema));
}

function compareMediaType(context: CallContext, use: Use, before: MediaType, after: MediaType): void {
  const places = {
    base: placeOf(context.base, before, 'schema'),
    head: placeOf(context.head, after, 'schema'),
  };
  const [base, head] = comparedSchemas(before, after);
  if (base && head) context.roots.push({ ...use, base: [base], head: [head] });
  else if (base) report(context, use, { rule: 'schema-dropped', ...places });
  else if (head) report(context, use, { rule: 'schema-given', ...places });
  compareEncodings(context, use, before, after);
}
