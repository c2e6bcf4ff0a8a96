import type { Change } from '../../compare/diff/change';
import type { ApiModel } from '../../model/api/api-model';
import { eventDocId, objectDocId, operationDocId } from '../pages/doc-ids';
import type { Page } from '../pages/page/page';

/** Returns a function that lists the indices of the changes which a page of the earlier version has to name. */
export function listPageChanges(changes: readonly Change[], model: ApiModel): (page: Page) => number[] {
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const callOf = new Map<string, string>([
    ...model.operations.flatMap((operation): [string, string][] => {
      const tag = tags.get(operation.tag);
      return tag ? [[operationDocId(operation, tag), operation.id]] : [];
    }),
    ...model.webhooks.map((webhook): [string, string] => [eventDocId(webhook), webhook.event]),
  ]);
  const nameOf = new Map(model.schemas.map((named): [string, string] => [objectDocId(named), named.name]));
  return ({ docId }) => {
    const [call, object] = [callOf.get(docId), nameOf.get(docId)];
    const reaches = ({ affected, summary }: Change): boolean =>
      (call !== undefined && affected.includes(call)) ||
      (object !== undefined && summary.startsWith(`${object}.`));
    return changes.flatMap((change, index) => (isShown(change) && reaches(change) ? [index] : []));
  };
}

/** Changes of words are on the page itself. */
function isShown({ severity }: Change): boolean {
  return severity !== 'documentation';
}
