import type { ApiModel, Response } from './api-model';
import { isError } from './is-error';

const known = new WeakMap<ApiModel, Map<string, number>>();

/** Whether every operation of the API can return a response, identical except for its examples. */
export function isCommonError(response: Response, model: ApiModel): boolean {
  const { operations } = model;
  const counts = known.get(model) ?? countTexts(model);
  known.set(model, counts);
  return operations.length > 1 && counts.get(textOf(response)) === operations.length;
}

/** Returns the errors that every operation of the API can return. */
export function listCommonErrors(model: ApiModel): Response[] {
  const [{ responses } = { responses: [] }] = model.operations;
  return responses.filter((response) => isError(response, responses) && isCommonError(response, model));
}

function countTexts({ operations }: ApiModel): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of operations.flatMap(({ responses }) => responses.map(textOf)))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function textOf({ status, description, notes, headers, links, content }: Response): string {
  const bodies = content.map(({ mediaType, schema }) => [mediaType, schema]);
  return JSON.stringify([status, description, notes, headers, links, bodies]);
}
