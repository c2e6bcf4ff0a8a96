import type { Header, Response } from '../../../model/api/api-model';
import type { Finding } from '../change';
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
  const use = ({ name }: Header) =>
    useOf(call, 'response', `${before.status} header \`${name.toLowerCase()}\``);
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
