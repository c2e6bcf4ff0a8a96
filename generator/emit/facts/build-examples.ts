import type { Json } from '#core/json/json';
import type { Examples, OperationExamples } from '#core/contracts/examples';
import type { ApiModel, MediaType, Operation } from '../../model/api/api-model';
import { sortByKey } from './sort-by-key';

/** The examples that prose may show. Excludes samples, because they say nothing about the API. */
export function buildExamples({ operations, webhooks }: ApiModel): Examples {
  return sortByKey([
    ...operations.map((operation) => [operation.id, examplesOf(operation)] as const),
    ...webhooks.map((webhook) => [webhook.event, examplesOf(webhook)] as const),
  ]);
}

function examplesOf({ requestBody, responses }: Operation): OperationExamples {
  return {
    request: collectExamples(requestBody?.content),
    responses: Object.fromEntries(responses.map(({ status, content }) => [status, collectExamples(content)])),
  };
}

function collectExamples([content]: readonly MediaType[] = []): Record<string, Json> {
  const authored = content?.examples.filter(({ isSample }) => !isSample) ?? [];
  return Object.fromEntries(authored.map(({ name, value }) => [name, value]));
}
