import type { LinkData, ResponseLinkData } from '#core/contracts/page-data';
import { formatPointer, parseFragment } from '#core/json/pointer';
import type { ClaimId } from '../../addresses/anchors';
import { eventUrl } from '../../addresses/urls';
import type { Link } from '../../model/api-model';
import { withoutPathCharacters } from '../../model/derive-operation-id';
import { joinTexts } from '../../model/schema/own-text';
import { formatValue } from '../../wording/value-text';
import type { WordingContext } from '../../wording/wording-context';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import { describeServer } from './servers';

/** The pages of operations and events by their ids and by their places: `#/paths/~1invoices/get`. */
export type Targets = ReadonlyMap<string, LinkData>;

export function listTargets({ model, linkToOperation }: WordingContext): Targets {
  const events = model.webhooks.flatMap(({ id, event, method, summary, slug }) => {
    const link = { label: summary, href: eventUrl(slug) };
    return [[id, link] as const, [placeOf(['webhooks', event, method]), link] as const];
  });
  const operations = model.operations.flatMap((operation) => {
    const { id, path, method } = operation;
    const link = linkToOperation(operation);
    return [[id, link] as const, [placeOf(['paths', path, method]), link] as const];
  });
  return new Map([...events, ...operations]);
}

/** The links of a response, each with the anchor `201.link.Read`. */
export function buildLinksData(
  links: readonly Link[],
  location: string,
  claimId: ClaimId,
  context: PageContext,
): ResponseLinkData[] | undefined {
  return listOrNothing(
    links.map((link) => ({
      id: claimId(location, link.name),
      name: link.name,
      html: context.renderMarkdown(joinTexts([link.description, link.server && describeServer(link.server)])),
      ...targetOf(link, context),
      server: link.server?.url,
      values: listOrNothing([
        ...link.parameters.map(({ name, value }) => ({ name, value: formatValue(value) })),
        ...(link.requestBody ? [{ name: 'body', value: formatValue(link.requestBody.value) }] : []),
      ]),
    })),
  );
}

/** The operation that a link leads to; one outside the description as the author refers to it. */
function targetOf(
  { operationId, operationRef }: Link,
  { linkTargets }: PageContext,
): Pick<ResponseLinkData, 'target' | 'reference'> {
  const tokens = operationRef === undefined ? undefined : parseFragment(operationRef);
  const target =
    operationId === undefined
      ? tokens && linkTargets.get(placeOf(tokens))
      : linkTargets.get(withoutPathCharacters(operationId));
  return target ? { target } : { reference: operationId ?? operationRef };
}

function placeOf(tokens: readonly string[]): string {
  return `#${formatPointer(tokens)}`;
}
