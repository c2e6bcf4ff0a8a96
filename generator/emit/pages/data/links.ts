import { formatValue } from '#core/json/format-value';
import type { ResponseLinkData } from '#core/contracts/page-data';
import { parseFragment } from '#core/json/pointer';
import type { ClaimId } from '../../../model/addresses/anchors';
import type { Link } from '../../../model/api/api-model';
import { withoutPathCharacters } from '../../../model/api/derive-operation-id';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { targetKey } from '../markdown/link-targets';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import { describeServer } from './servers';

/** Builds the links of a response, each with an anchor such as `201.link.Read`. */
export function buildLinksData(
  links: readonly Link[],
  location: string,
  claimId: ClaimId,
  context: PageContext,
): ResponseLinkData[] | undefined {
  return omitEmpty(
    links.map((link) => ({
      id: claimId(location, link.name),
      name: link.name,
      html: context.renderMarkdown(
        joinDescriptions([link.description, link.server && describeServer(link.server)]),
      ),
      ...targetOf(link, context),
      server: link.server?.url,
      values: omitEmpty([
        ...link.parameters.map(({ name, value }) => ({ name, value: formatValue(value) })),
        ...(link.requestBody ? [{ name: 'body', value: formatValue(link.requestBody.value) }] : []),
      ]),
    })),
  );
}

/** Returns the page of the operation that a link refers to, or else the reference as the author wrote it. */
function targetOf(
  { operationId, operationRef }: Link,
  { linkTargets }: PageContext,
): Pick<ResponseLinkData, 'target' | 'reference'> {
  const tokens = operationRef === undefined ? undefined : parseFragment(operationRef);
  const target =
    operationId === undefined
      ? tokens && linkTargets.get(targetKey(tokens))
      : linkTargets.get(withoutPathCharacters(operationId));
  return target ? { target } : { reference: operationId ?? operationRef };
}
