import type { Header, Response } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { compareLife } from '../names/compare-life';
import type { Shapes } from '../shape/shapes';
import { placeOf } from '../side';
import { report, useOf, type CallContext, type CallPair } from './call';

/** Compares the headers of responses. Their names have no case. */
export function compareHeaders(
  context: CallContext,
  call: CallPair,
  before: Response,
  after: Response,
): void {
  const { base, head } = context;
  const now = new Map(after.headers.map((header) => [header.name.toLowerCase(), header]));
  const old = new Set(before.headers.map(({ name }) => name.toLowerCase()));
  const use = ({ name }: Header): Use => ({
    ...useOf(call, 'response', `${before.status} header \`${name.toLowerCase()}\``),
    what: `${before.status} header \`${name}\``,
  });
  for (const header of before.headers) {
    const kept = now.get(header.name.toLowerCase());
    if (!kept) {
      const rule = header.required ? 'header-removed-required' : 'header-removed';
      report(context, use(header), {
        rule,
        base: placeOf(base, header),
        head: placeOf(head, after, 'headers'),
      });
      continue;
    }
    const places: Pick<Finding, 'base' | 'head'> = {
      base: placeOf(base, header, 'required'),
      head: placeOf(head, kept, 'required'),
    };
    if (header.required !== kept.required)
      report(context, use(header), {
        rule: kept.required ? 'header-became-required' : 'header-became-optional',
        ...places,
      });
    compareHeader(context, use(header), header, kept);
    context.roots.push({ ...use(header), base: [header.schema], head: [kept.schema] });
  }
  for (const header of after.headers)
    if (!old.has(header.name.toLowerCase()))
      report(context, use(header), {
        rule: 'header-added',
        base: placeOf(base, before, 'headers'),
        head: placeOf(head, header),
      });
}

/** Compares how the value of a header is written, and what people read about it. */
function compareHeader(
  { base, head, schemas, findings }: CallContext,
  use: Use,
  before: Header,
  after: Header,
): void {
  const put = (finding: Finding, member: string): void => {
    const places = { base: placeOf(base, before, member), head: placeOf(head, after, member) };
    findings.push({ use, finding: { ...finding, ...places } });
  };
  const [one, other] = [formOf(before, schemas.base), formOf(after, schemas.head)];
  if (one !== other) put({ rule: 'header-form-changed', before: one, after: other }, 'explode');
  if ((before.description ?? '').trim() !== (after.description ?? '').trim())
    put({ rule: 'schema-words', name: 'description' }, 'description');
  for (const finding of compareLife({ isDeprecated: before.deprecated }, { isDeprecated: after.deprecated }))
    put(finding, 'deprecated');
}

/** Of values with several names or items, `explode` says how the names are written. */
function formOf({ serialization, schema }: Header, { nodeOf, shapeOf }: Shapes): string {
  if (serialization.kind === 'content') return serialization.mediaType;
  const { types, fields } = shapeOf(nodeOf([schema]));
  const isObject = fields.size > 0 || types?.join() === 'object';
  return serialization.explode && isObject ? 'simple, exploded' : 'simple';
}
