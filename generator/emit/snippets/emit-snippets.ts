import type { GeneratedFile } from '../../run/files/generated-file';
import { uniqueName } from '../../model/api/unique-name';
import { codeText } from './code';
import type { OperationSnippets, RequestSnippets } from './operation-snippets';
import { snippetFileName } from './snippet-file';

/**
 * Emits one file per request, `{language: code}`: `snippets/<operationId>.json` for the first request of an operation, and
 * `snippets/<operationId>.<example>.json` for each of the others.
 */
export function emitSnippets(operations: OperationSnippets[]): GeneratedFile[] {
  return operations.flatMap(({ operationId, requests: [first, ...others] }) => {
    const taken = new Set<string>();
    return [
      ...(first ? [emitFile(snippetFileName(operationId), first)] : []),
      ...others.map((request) =>
        emitFile(uniqueName(taken, snippetFileName(operationId, request.name)), request),
      ),
    ];
  });
}

function emitFile(name: string, { snippets }: RequestSnippets): GeneratedFile {
  const codes = Object.fromEntries(snippets.map(({ language, code }) => [language, codeText(code)]));
  return { path: `snippets/${name}.json`, content: `${JSON.stringify(codes, null, 2)}\n` };
}
