import type { Operation, RequestExample } from '../../../model/api/api-model';
import type { OperationSnippets, RequestSnippets } from '../../snippets/operation-snippets';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import { translate } from '#core/labels/translate';
import { BASE_URL } from '#core/contracts/environments';
import type { CodeSample } from '../../../model/api/code-samples';
import type { OperationData, RequestData, SnippetData } from '#core/contracts/page-data';
import { renderCode } from './render-code';
import { createSnippetHovers, type SnippetHovers, type TypedParts } from './snippet-hovers';

/** Builds the snippets of an operation, and the list of their languages. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
  { requests: mainRequests, otherRequests, codeSamples }: Operation,
  parts: TypedParts,
  context: PageContext,
): Pick<OperationData, 'address' | 'languages' | 'readerValues' | 'requests'> {
  const examples = new Map([...mainRequests, ...otherRequests].map((example) => [example.name, example]));
  const isReplaced = context.model.hasOnlySamples === true && codeSamples.length > 0;
  const requests = (snippets?.requests ?? []).map((request) =>
    isReplaced ? { ...request, snippets: [] } : request,
  );
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  const samples = buildSamples(codeSamples, new Set(labels.map(([, label]) => label)));
  const readerValues = requests.flatMap((request) => request.readerValues);
  return {
    address: readerValues.find(({ name }) => name === BASE_URL)?.value,
    languages: [
      ...[...new Map<string, string>(labels)].map(([id, label]) => ({ id, label })),
      ...samples.languages,
    ],
    readerValues: omitEmpty([...new Map(readerValues.map((one) => [one.name, one])).values()]),
    requests: requests.map((request) => {
      const example = examples.get(request.name) ?? { name: request.name, parameters: [] };
      const built = buildRequest(request, createSnippetHovers(parts, example, context), context);
      const data = { ...built, snippets: [...built.snippets, ...samples.snippets] };
      if (otherRequests.length === 0)
        return example.example === undefined ? data : { ...data, example: example.example };
      return {
        ...data,
        example: example.example,
        summary: titleOf(example, otherRequests.includes(example)),
      };
    }),
  };
}

/** Prism grammars of the languages that authors name; others are not highlighted. */
const GRAMMARS = new Map([
  ...['bash', 'curl', 'sh', 'shell'].map((name) => [name, 'bash'] as const),
  ...['javascript', 'js', 'node', 'node.js', 'ts', 'typescript'].map((name) => [name, 'typescript'] as const),
  ...['go', 'http', 'java', 'json', 'php', 'python', 'ruby'].map((name) => [name, name] as const),
]);

/** Builds the author's own code, as languages after ours. */
function buildSamples(
  samples: readonly CodeSample[],
  ours: ReadonlySet<string>,
): { languages: OperationData['languages']; snippets: SnippetData[] } {
  return {
    languages: samples.map(({ id, label }) => ({
      id,
      label: ours.has(label) ? translate('{label} (by the author)', { label }) : label,
    })),
    snippets: samples.map(({ id, language, code }) => ({
      language: id,
      grammar: GRAMMARS.get(language) ?? 'text',
      code: [code],
    })),
  };
}

/** Returns a title that distinguishes the examples of several media types. */
function titleOf({ name, example, summary, body }: RequestExample, isOther: boolean): string | undefined {
  if (body === undefined) return summary;
  if (!isOther) return summary ?? (name === 'default' ? body.mediaType : undefined);
  const title = summary ?? example ?? name;
  return title === 'default' ? body.mediaType : `${title} (${body.mediaType})`;
}

function buildRequest(
  { name, summary, description, snippets }: RequestSnippets,
  hovers: SnippetHovers,
  { renderMarkdown }: PageContext,
): RequestData {
  return {
    name,
    summary,
    html: renderMarkdown(description),
    snippets: snippets.map(({ language, grammar, code, typed }) => ({
      language,
      grammar,
      code: renderCode(code, hovers),
      ...(typed && { typed: { ...typed, code: renderCode(typed.code, hovers) } }),
    })),
  };
}
