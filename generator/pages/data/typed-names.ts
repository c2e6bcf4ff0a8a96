import { escapeHtml } from '#core/text/escape-html';
import type { BranchGroupData, FieldData, OperationData } from '#core/contracts/page-data';
import { fieldPathOf, findAnchor } from '#core/contracts/field-path';
import type { MarkedText } from '../../snippets/code';
import { formatType } from '../../wording/type-text';
import type { TagsOf } from '../highlight/highlight';
import { firstSentence } from '../markdown/first-sentence';
import type { PageContext } from '../page-context';

/** The parts of a page that the names in its TypeScript snippets are explained by. */
export type TypedParts = Pick<OperationData, 'parameters' | 'requestBody' | 'responses' | 'errors'>;

interface Hover {
  text: string;
  /** Anchor in the page. */
  href: string;
}

type FindHover = (marked: MarkedText) => Hover | undefined;

/**
 * Makes the function that links the names of one snippet which have a type to their fields. All names of a snippet are
 * one stop of the keyboard; arrow keys lead from one to the next (`typed-names.ts`).
 */
export function createLinkNames(parts: TypedParts, context: DescribedFields): () => TagsOf {
  const findMember = createFindMember(parts, context);
  return () => {
    let isFirst = true;
    return (marked) => {
      const hover = marked.mark.kind === 'response-body' ? findBody(marked, parts) : findMember(marked);
      if (!hover) return undefined;
      const stop = isFirst ? '' : ' tabindex="-1"';
      isFirst = false;
      const title = escapeHtml(hover.text).replaceAll('"', '&quot;');
      return { open: `<a class="typed" href="#${hover.href}"${stop} title="${title}">`, close: '</a>' };
    };
  };
}

/** What authors say about fields. */
type DescribedFields = Pick<PageContext, 'fieldDescriptions'>;

function createFindMember(parts: TypedParts, { fieldDescriptions }: DescribedFields): FindHover {
  const fields = new Map(fieldsOf(parts).map((field) => [field.id, field]));
  const anchors = new Map([...fields.keys()].reverse().map((id) => [fieldPathOf(id), id]));
  return ({ mark }) => {
    if (mark.kind !== 'member') return undefined;
    const anchor = findAnchor(anchors, mark.path);
    const field = anchor === undefined ? undefined : fields.get(anchor);
    const name = mark.path.at(-1) ?? '';
    // The nearest field around a key of a map does not say what that key is.
    if (!field || (field.name !== name && field.name !== '*')) return undefined;
    return { text: describeField(name, field, fieldDescriptions.get(field)), href: field.id };
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

function fieldsOf({ parameters = [], requestBody }: TypedParts): FieldData[] {
  const roots = parameters.flatMap(({ fields }) => fields);
  const bodies = requestBody?.content.flatMap(({ schema }) => (schema ? innerFields(schema) : [])) ?? [];
  return [...roots.flatMap(withInner), ...bodies];
}

interface Holder {
  fields?: FieldData[];
  branches?: BranchGroupData[];
}

function innerFields({ fields = [], branches = [] }: Holder): FieldData[] {
  const alternatives = branches.flatMap((group) => group.branches);
  return [...fields.flatMap(withInner), ...alternatives.flatMap(innerFields)];
}

function withInner(field: FieldData): FieldData[] {
  return [field, ...innerFields(field)];
}
