import { translate } from '#core/labels/translate';
import { joinOr } from '#core/labels/list-names';
import { FLAGS } from '#core/labels/flags';
import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { type Fields, findField } from '#core/contracts/find-field';
import { firstSentence } from '#core/text/first-sentence';
import { plainBlocks } from '#core/text/plain-text';
import type { CodeMark } from '#core/contracts/code-data';
import type { BranchData, FieldData, OperationData, SchemaData } from '#core/contracts/page-data';
import type { RequestExample } from '../../../model/api/api-model';
import type { MarkedText } from '../../snippets/code';
import { formatType } from '../../../model/wording/type-text';
import type { PageContext } from '../page-context';

/** The parts of a page that explain the names in its TypeScript snippets. */
export type TypedParts = Pick<OperationData, 'parameters' | 'requestBody' | 'responses' | 'errors'> & {
  /** The page of these parts, if the snippets are on another one. */
  page?: string;
};

/** The values that the snippets of a request send. */
export type RequestValues = Pick<RequestExample, 'parameters' | 'body'>;

/** Returns the explanation of a typed name and the URL of its field; undefined for any other marked string. */
export type SnippetHovers = (marked: MarkedText) => TypedMark | undefined;

type TypedMark = Extract<CodeMark, { kind: 'typed' }>;

interface Hover {
  text: string;
  /** Anchor on the page. */
  anchor: string;
}

type FindHover = (marked: MarkedText) => Hover | undefined;

/** Creates the function that links the typed names in the snippets of a request to their fields. */
export function createSnippetHovers(
  parts: TypedParts,
  request: RequestValues,
  context: DescribedFields,
): SnippetHovers {
  const findMember = createFindMember(parts, request, context);
  return (marked) => {
    const hover = marked.mark.kind === 'response-body' ? findBody(marked, parts) : findMember(marked);
    return hover && { kind: 'typed', href: `${parts.page ?? ''}#${hover.anchor}`, title: hover.text };
  };
}

/** The descriptions of fields by their authors. */
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
    // If the path does not match completely, the nearest field around it does not explain the name.
    if (found?.left !== 0) return undefined;
    const { row } = found;
    return { text: describeField(mark.path.at(-1) ?? '', row, fieldDescriptions.get(row)), anchor: row.id };
  };
}

/** Returns the type of the variable that holds the body of a response. */
function findBody({ text: name, mark }: MarkedText, { responses, errors }: TypedParts): Hover | undefined {
  const isError = mark.kind === 'response-body' && mark.isError;
  const type = typesOf(isError ? errors : responses);
  const anchor = isError ? 'errors' : responses[0]?.status;
  if (type === '' || anchor === undefined) return undefined;
  const about = isError
    ? translate('Body of a response with an error status.')
    : translate('Body of the response.');
  return { text: `${translate('{name}: {type} or undefined.', { name, type })} ${about}`, anchor };
}

function typesOf(responses: OperationData['responses']): string {
  const types = responses.flatMap(({ content = [] }) => content.map(({ schema }) => schema?.type));
  return joinOr([...new Set(types.filter((type) => type !== undefined).map(formatType))]);
}

function describeField(name: string, { type, required }: FieldData, description: string | undefined): string {
  const [paragraph = ''] = plainBlocks(description);
  const about = firstSentence(paragraph);
  return `${name}: ${formatType(type)}${required ? `, ${FLAGS.required}` : ''}${about && `. ${about}`}`;
}

/** Returns all fields of a request, under the names that snippets use; those of the media type it sends come first. */
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
