import type { Header, MediaType, Note, Operation, Response } from '../../model/api-model';
import { isCommonError } from '../../model/common-errors';
import { isError } from '../../model/is-error';
import { uniqueName } from '../../model/unique-name';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ErrorsData, ErrorStatusData, Html, ReproductionData } from '#core/contracts/page-data';
import { tagUrl } from '../../addresses/urls';
import { createClaimId, type ClaimId } from '../../addresses/anchors';
import { buildReproductionData } from './reproduction';
import { buildResponseData } from './responses';
import { hasTooMany } from './summaries';

interface ErrorStatus {
  status: string;
  responses: Response[];
  operations: Operation[];
}

/** Every error status of the API once, with its bodies and the operations that return it. */
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
      const known = byStatus.get(response.status) ?? {
        status: response.status,
        responses: [],
        operations: [],
      };
      known.responses.push(response);
      known.operations.push(operation);
      byStatus.set(response.status, known);
    }
  }
  return [...byStatus.values()].toSorted((one, other) => (one.status < other.status ? -1 : 1));
}

function buildErrorStatus(
  { status, responses, operations }: ErrorStatus,
  claimId: ClaimId,
  context: PageContext,
): ErrorStatusData {
  const [first] = responses;
  if (!first) throw new Error('An error status without a response.');
  const merged = {
    ...first,
    notes: distinctNotes(responses),
    headers: distinctHeaders(responses),
    content: distinctContent(responses),
    // Other links are on the pages of the operations.
    links: isCommonError(first, context.model) ? first.links : [],
  };
  const isEveryOperation = operations.length === context.model.operations.length;
  return {
    ...buildResponseData(merged, { claimId }, context),
    html: describeMeanings(responses, context),
    reproduce: listOrNothing(distinctReproductions(status, operations, context)),
    ...(isEveryOperation ? { operations: [] } : buildReturning(operations, context)),
    everyOperation: isEveryOperation || undefined,
  };
}

/** More meanings, notes, headers, bodies and examples of one status than these teach nothing: the pages of operations have theirs. */
const MAX_VARIANTS = 24;

/** One status may mean something else to each operation. */
function describeMeanings(responses: Response[], { renderMarkdown }: PageContext): Html | undefined {
  const meanings = [
    ...new Set(responses.map(({ description }) => renderMarkdown(description, 3) ?? '')),
  ].filter(Boolean);
  if (meanings.length < 2) return meanings[0];
  return `<ul>${meanings
    .slice(0, MAX_VARIANTS)
    .map((meaning) => `<li>${meaning}</li>`)
    .join('')}</ul>`;
}

/** More causes of one status than these are on the pages of the operations. */
const MAX_CAUSES = 4;

/** The causes of a status, each with one operation that returns it. */
function distinctReproductions(
  status: string,
  operations: Operation[],
  context: PageContext,
): ReproductionData[] {
  const all = operations.flatMap(({ id }) => context.getReproduction(id, status) ?? []);
  const natural = all.filter(({ simulated }) => !simulated);
  const byCause = new Map((natural.length > 0 ? natural : all).map((one) => [one.cause, one]));
  return [...byCause.values()].slice(0, MAX_CAUSES).map((one) => buildReproductionData(one, context));
}

function distinctNotes(responses: Response[]): Note[] {
  const notes = new Map(responses.flatMap((response) => response.notes).map((note) => [note.text, note]));
  return [...notes.values()].slice(0, MAX_VARIANTS);
}

function distinctHeaders(responses: Response[]): Header[] {
  const headers = responses.flatMap((response) => response.headers);
  const byText = new Map(headers.map((header) => [JSON.stringify(header), header]));
  return [...byText.values()].slice(0, MAX_VARIANTS);
}

/** The different bodies that the operations return, each component schema once. */
function distinctContent(responses: Response[]): MediaType[] {
  const bodies = new Map<string, MediaType>();
  for (const content of responses.flatMap((response) => response.content)) {
    const key = `${content.mediaType} ${content.schema?.ref ?? JSON.stringify(content.schema)}`;
    bodies.set(key, withExamples(bodies.get(key) ?? { ...content, examples: [] }, content));
  }
  return [...bodies.values()].slice(0, MAX_VARIANTS).map(withDistinctNames);
}

/** Each response may call its example `default`; side by side, their tabs need names of their own. */
function withDistinctNames(content: MediaType): MediaType {
  const taken = new Set<string>();
  const examples = content.examples.map((example) => ({ ...example, name: uniqueName(taken, example.name) }));
  return { ...content, examples };
}

/** All different examples; operations that share a response share its examples. */
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

/** The operations that return a status, or their tags where there are too many. */
function buildReturning(
  operations: readonly Operation[],
  context: PageContext,
): Pick<ErrorStatusData, 'operations' | 'tags'> {
  if (!hasTooMany(context)) return { operations: operations.map(context.linkToOperation) };
  const tags = new Set(operations.map(({ tag }) => context.getTag(tag)));
  return { operations: [], tags: [...tags].map(({ name, slug }) => ({ label: name, href: tagUrl(slug) })) };
}
