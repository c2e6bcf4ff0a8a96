import { escapeHtml } from '#core/text/escape-html';
import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { type Fields, findField } from '#core/contracts/find-field';
import type { BranchData, FieldData, OperationData, SchemaData } from '#core/contracts/page-data';
import type { RequestExample } from '../../model/api-model';
import type { MarkedText } from '../../snippets/code';
import { formatType } from '../../wording/type-text';
import type { TagsOf } from '../highlight/highlight';
import { firstSentence } from '../markdown/first-sentence';
import type { PageContext } from '../page-context';

/** The parts of a page that the names in its TypeScript snippets are explained by. */
export type TypedParts = Pick<OperationData, 'parameters' | 'requestBody' | 'responses' | 'errors'> & {
  /** Their page, where the snippets stand on another one. */
  page?: string;
};

/** The values that the snippets of a request send. */
export type RequestValues = Pick<RequestExample, 'parameters' | 'body'>;

interface Hover {
  text: string;
  /** Anchor in the page. */
  href: string;
}

type FindHover = (marked: MarkedText) => Hover | undefined;

/**
 * Makes the function that links the names of one snippet of a request which have a type to their fields. All names of a
 * snippet are one stop of the keyboard; arrow keys lead from one to the next (`typed-names.ts`).
 */
export function createLinkNames(
  parts: TypedParts,
  request: RequestValues,
  context: DescribedFields,
): () => TagsOf {
  const findMember = createFindMember(parts, request, context);
  return () => {
    let isFirst = true;
    return (marked) => {
      const hover = marked.mark.kind === 'response-body' ? findBody(marked, parts) : findMember(marked);
      if (!hover) return undefined;
      const stop = isFirst ? '' : ' tabindex="-1"';
      isFirst = false;
      const title = escapeHtml(hover.text).replaceAll('"', '&quot;');
      return {
        open: `<a class="typed" href="${parts.page ?? ''}#${hover.href}"${stop} title="${title}">`,
        close: '</a>',
      };
    };
  };
}

/** What authors say about fields. */
type DescribedFields = Pick<PageContext, 'fieldDescriptions'>;

function createFindMember(
  parts: TypedParts,
  request: RequestValues,
  { fieldDescriptions }: DescribedFields,
): FindHover {
  const fields = fieldsOf(parts, request);
  const value = valueOf(request);
  return ({ mark }) => {
    if (mark.kind !== 'member') return undefined;
    const found = findField(fields, mark.path, value);
    // The nearest field around a name does not say what that is.
    if (found?.left !== 0) return undefined;
    const { row } = found;
    return { text: describeField(mark.path.at(-1) ?? '', row, fieldDescriptions.get(row)), href: row.id };
  };
}

/** The type of the variable that holds the body of a response. */
function findBody({ text: name, mark }: MarkedText, { responses, errors }: TypedParts): Hover | undefined {
  const isError = mark.kind === 'response-body' && mark.isError;
  const type = typesOf(isError ? errors : responses);
  const href = isError ? 'errors' : responses[0]?.status;
  if (type === '' || href === undefined) return undefined;
  const about = isError ? 'Body of a response with an error status.' : 'Body of the response.';
  return { text: `${name}: ${type} or undefined. ${about}`, href };
}

function typesOf(responses: OperationData['responses']): string {
  const types = responses.flatMap(({ content = [] }) => content.map(({ schema }) => schema?.type));
  return [...new Set(types.filter((type) => type !== undefined).map(formatType))].join(' or ');
}

function describeField(name: string, { type, required }: FieldData, description: string | undefined): string {
  const about = firstSentence(description ?? '');
  return `${name}: ${formatType(type)}${required ? ', required' : ''}${about && `. ${about}`}`;
}

/** All that a request has, as the snippets name it; the fields of its own media type come first. */
function fieldsOf({ parameters = [], requestBody }: TypedParts, { body }: RequestValues): Fields<FieldData> {
  const { content = [] } = requestBody ?? {};
  const schemas = content
    .toSorted((one, other) => rankOf(one.mediaType) - rankOf(other.mediaType))
    .flatMap(({ schema }) => schema ?? []);
  return {
    fields: [
      ...parameters.map((group) => ({ id: group.in, name: group.in, type: [], fields: group.fields })),
      {
        id: 'request',
        name: 'request',
        type: [],
        branches: [{ label: '', branches: schemas.map(branchOf) }],
      },
    ],
  };

  function rankOf(mediaType: string): number {
    return mediaType === body?.mediaType ? 0 : 1;
  }
}

function branchOf({ fields, branches }: SchemaData): BranchData {
  return { label: '', fields, branches };
}

function valueOf({ parameters, body }: RequestValues): Json {
  const value: JsonObject = body ? { request: body.value } : {};
  for (const parameter of parameters)
    value[parameter.in] = { ...objectOf(value[parameter.in]), [parameter.name]: parameter.value };
  return value;
}
