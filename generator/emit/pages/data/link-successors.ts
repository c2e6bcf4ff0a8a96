import { describeSuccessor } from '#core/openapi/deprecation';
import type { Operation } from '../../../model/api/api-model';
import type { PageContext } from '../page-context';

/** The description of an operation, in which the operations that replace it are links. */
export function linkSuccessors(
  { description, deprecation }: Operation,
  { model, linkToOperation }: PageContext,
): string | undefined {
  if (deprecation === undefined) return description;
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  const link = (id: string): string => {
    const operation = operations.get(id);
    if (operation === undefined) return `\`${id}\``;
    const { label, href } = linkToOperation(operation);
    return `[${label}](${href})`;
  };
  return description?.replace(describeSuccessor(deprecation), () => describeSuccessor(deprecation, link));
}
