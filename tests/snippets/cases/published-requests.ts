import { readFileSync } from 'node:fs';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Operation, RequestExample } from '../../../generator/model/api/api-model';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { codeText } from '../../../generator/emit/snippets/code';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { buildHttpRequest, type HttpRequest } from '../../../generator/emit/snippets/http-request';
import type { LanguageId } from '../../../generator/emit/snippets/languages';
import type { Snippet } from '../../../generator/emit/snippets/operation-snippets';

const bundle = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as BundledDescription;
/** The model of the published description. */
export const model = buildApiModel(bundle);

/** The snippets of every operation, as they are published. */
export const published = buildSnippets(model);

/** One named request of an operation with its snippets. */
interface PublishedRequest {
  /** `<operationId>.<request>`. */
  name: string;
  operation: Operation;
  example: RequestExample;
  request: HttpRequest;
  snippets: Snippet[];
}

/** Every named request of every operation. */
export const requests: PublishedRequest[] = model.operations.flatMap((operation, index) =>
  operation.requests.map((example, position) => ({
    name: `${operation.id}.${example.name}`,
    operation,
    example,
    request: buildHttpRequest(operation, example, model),
    snippets: published[index]!.requests[position]!.snippets,
  })),
);

/** The text of the snippet in one language. */
export function codeOf(snippets: readonly Snippet[], language: LanguageId): string {
  return codeText(snippets.find((snippet) => snippet.language === language)!.code);
}
