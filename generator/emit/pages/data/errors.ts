import { objectOf, textOf } from '#core/json/read';
import type { Header, MediaType, Note, Operation, Response } from '../../../model/api/api-model';
import { isCommonError } from '../../../model/api/common-errors';
import { isError } from '../../../model/api/is-error';
import { uniqueName } from '../../../model/api/unique-name';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ErrorsData, ErrorStatusData, Html, ReproductionData } from '#core/contracts/page-data';
import { createClaimId, type ClaimId } from '../../../model/addresses/anchors';
import { listErrorReasons } from './error-reasons';
import { buildReproductionData } from './reproduction';
import { buildResponseData } from './responses';
import { hasTooMany } from './summaries';

interface ErrorStatus {
  status: string;
  returned: Returned[];
}

/** An error response, and the operation that returns it. */
interface Returned {
  response: Response;
  operation: Operation;
}

/** Whether any operation declares an error. */
export function hasErrors({ model }: PageContext): boolean {
  return collectStatuses(model.operations).length > 0;
}

/** Builds every error status of the API once, with its bodies and the operations that return it. */
export function buildErrorsData(context: PageContext): ErrorsData {
  const statuses = collectStatuses(context.model.operations);
  const claimId = createClaimId();
  return { errors: statuses.map((status) => buildErrorStatus(status, claimId, context)) };
}

function collectStatuses(operations: Operation[]): ErrorStatus[] {
  const byStatus = new Map<string, ErrorStatus>();
  for (const operation of operations) {
    for (const response of operation.responses.filter((candidate) =>
      isError(candidate, operation.responses),
    )) {
      const { status } = response;
      const known = byStatus.get(status) ?? { status, returned: [] };
      known.returned.push({ response, operation });
      byStatus.set(status, known);
    }
  }
  return [...byStatus.values()].toSorted((one, other) => (one.status < other.status ? -1 : 1));
}

function buildErrorStatus(
  { status, returned }: ErrorStatus,
  claimId: ClaimId,
  context: PageContext,
): ErrorStatusData {
  const responses = returned.map(({ response }) => response);
  const operations = returned.map(({ operation }) => operation);
  const calls = distinctReproductions(status, returned, context);
  const reasons = listErrorReasons(returned, calls, context);
  const [first] = responses;
  if (!first) throw new Error('An error status without a response.');
  const merged = {
    ...first,
    // Of several reasons, each says what causes it; the pages of the operations have their notes.
    notes: distinctNotes(responses).filter(({ text }) => !reasons || isInAll(text, responses)),
    headers: distinctHeaders(responses),
    content: distinctContent(responses),
    // All other links are on the pages of the operations.
    links: isCommonError(first, context.model) ? first.links : [],
  };
  const isEveryOperation = operations.length === context.model.operations.length;
  return {
    ...buildResponseData(merged, { claimId }, context),
    html: describeMeanings(status, { responses, hasReasons: reasons !== undefined }, context),
    reasons,
    reproduce: reasons ? undefined : omitEmpty(calls),
    ...(isEveryOperation ? { operations: [] } : buildReturning(operations, context)),
    everyOperation: isEveryOperation || undefined,
  };
}

/** The number of meanings, notes, headers, bodies and examples shown per status; the pages of operations have the rest. */
const MAX_VARIANTS = 24;

/**
 * Describes a status: its general meaning, then those that differ between operations, unless its reasons say the same in a
 * separate list.
 */
function describeMeanings(
  status: string,
  { responses, hasReasons }: { responses: Response[]; hasReasons: boolean },
  { renderMarkdown, model }: PageContext,
): Html | undefined {
  const meanings = [
    ...new Set(responses.map(({ description }) => renderMarkdown(description, 3) ?? '')),
  ].filter(Boolean);
  if (meanings.length < 2) return meanings[0];
  const general = renderMarkdown(textOf(objectOf(model.extensions['error-statuses'])[status]), 3) ?? '';
  if (hasReasons && general !== '') return general;
  return `${general}<ul>${meanings
    .slice(0, MAX_VARIANTS)
    .map((meaning) => `<li>${meaning}</li>`)
    .join('')}</ul>`;
}

/** The number of causes shown per status; the pages of the operations have the rest. */
const MAX_CAUSES = 6;

/** Returns the causes of a status, each with the call of one operation and the body that it returns. */
function distinctReproductions(
  status: string,
  returned: Returned[],
  context: PageContext,
): ReproductionData[] {
  const all = returned.flatMap(({ response, operation }) => {
    const reproduction = context.getReproduction(operation.id, status);
    return reproduction ? [{ reproduction, response }] : [];
  });
  const natural = all.filter(({ reproduction }) => !reproduction.simulated);
  const byCause = new Map((natural.length > 0 ? natural : all).map((one) => [one.reproduction.cause, one]));
  return [...byCause.values()].slice(0, MAX_CAUSES).map(({ reproduction, response }) => ({
    ...buildReproductionData(reproduction, context),
    response: firstExampleOf(response),
  }));
}

/** Returns the first example of a response as JSON. */
function firstExampleOf({ content }: Response): string | undefined {
  const example = content[0]?.examples[0];
  return example && JSON.stringify(example.value, null, 2);
}

function distinctNotes(responses: Response[]): Note[] {
  const notes = new Map(responses.flatMap((response) => response.notes).map((note) => [note.text, note]));
  return [...notes.values()].slice(0, MAX_VARIANTS);
}

function isInAll(text: string, responses: readonly Response[]): boolean {
  return responses.every(({ notes }) => notes.some((note) => note.text === text));
}

function distinctHeaders(responses: Response[]): Header[] {
  const headers = responses.flatMap((response) => response.headers);
  const byText = new Map(headers.map((header) => [JSON.stringify(header), header]));
  return [...byText.values()].slice(0, MAX_VARIANTS);
}

/** Returns the distinct bodies that the operations return, with each component schema once. */
function distinctContent(responses: Response[]): MediaType[] {
  const bodies = new Map<string, MediaType>();
  for (const content of responses.flatMap((response) => response.content)) {
    const key = `${content.mediaType} ${content.schema?.ref ?? JSON.stringify(content.schema)}`;
    bodies.set(key, withExamples(bodies.get(key) ?? { ...content, examples: [] }, content));
  }
  return [...bodies.values()].slice(0, MAX_VARIANTS).map(withDistinctNames);
}

/** Gives examples unique names for their tabs, because each response may call its example `default`. */
function withDistinctNames(content: MediaType): MediaType {
  const taken = new Set<string>();
  const examples = content.examples.map((example) => ({ ...example, name: uniqueName(taken, example.name) }));
  return { ...content, examples };
}

/** Adds examples that differ from the known ones; operations that share a response share its examples. */
function withExamples(known: MediaType, { examples }: MediaType): MediaType {
  const isNew = ({ name, value }: MediaType['examples'][number]) =>
    !known.examples.some(
      (example) => example.value === value || (example.name === name && sameText(example.value, value)),
    );
  return { ...known, examples: [...known.examples, ...examples.filter(isNew)].slice(0, MAX_VARIANTS) };
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns links to the operations that return a status, or to their tags if there are too many operations. */
function buildReturning(
  operations: readonly Operation[],
  context: PageContext,
): Pick<ErrorStatusData, 'operations' | 'tags'> {
  if (!hasTooMany(context)) return { operations: operations.map(context.linkToOperation) };
  const tags = new Set(operations.map(({ tag }) => context.getTag(tag)));
  return {
    operations: [],
    tags: [...tags].map(({ name, slug }) => ({ label: name, href: context.addresses.tag(slug) })),
  };
}
