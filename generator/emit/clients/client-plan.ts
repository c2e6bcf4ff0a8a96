import type { Operation, SecurityScheme } from '../../model/api/api-model';
import type { ApiModel } from '../../model/api/api-model';
import { buildTypePlan } from '../../model/type-plan/build-type-plan';
import type { PlannedOperation, TypePlan } from '../../model/type-plan/type-plan';
import { sentMethod } from '#core/http/methods';
import { acceptedMediaType } from '../snippets/accepted-media-type';
import { credentialsOfScheme, type Credentials } from '../snippets/credentials';
import { chooseServer } from '../snippets/snippet-server';

/** The contents of a client file in any language: the types, and how each operation is called. */
export interface ClientPlan extends Pick<TypePlan, 'types' | 'errors' | 'losses'> {
  title: string;
  version: string;
  /** The server that snippets call, too, and most operations have. */
  server: string;
  schemes: PlannedScheme[];
  calls: PlannedCall[];
  /** The header Accept and the security of most calls. */
  accept: string;
  security: PlannedCall['security'];
  /** The header that says when a rate limit ends, if one is documented. */
  resetHeader?: string;
}

/** A way to authenticate, and how its credentials are sent. */
export interface PlannedScheme {
  id: string;
  credentials: Exclude<Credentials, { kind: 'computed' }>;
}

export interface PlannedCall extends PlannedOperation {
  method: string;
  path: string;
  summary: string;
  isDeprecated: boolean;
  /** Its own servers replace those of the API. */
  server: string;
  accept?: string;
  /** Ids of schemes that are sent together, as alternatives. */
  security: readonly (readonly string[])[];
}

/** Builds the plan of a client. @param reserved as for `buildTypePlan`. */
export function buildClientPlan(model: ApiModel, reserved: readonly string[]): ClientPlan {
  const { types, errors, losses, operations } = buildTypePlan(model, reserved);
  const byId = new Map(model.operations.map((operation) => [operation.id, operation]));
  const resetHeader = resetHeaderOf(model.operations);
  const calls = operations.map((planned) => planCall(planned, byId.get(planned.id)!, model));
  return {
    title: model.info.title,
    version: model.info.version,
    server: chooseServer(model.servers).url,
    schemes: model.securitySchemes.flatMap(planScheme),
    types,
    errors,
    losses,
    calls,
    accept: mostCommon(calls.map(({ accept }) => accept ?? '')) ?? '',
    security: mostCommon(calls.map(({ security }) => security)) ?? [],
    ...(resetHeader !== undefined && { resetHeader }),
  };
}

function planCall(planned: PlannedOperation, operation: Operation, model: ApiModel): PlannedCall {
  const { accept } = acceptedMediaType(operation, model);
  return {
    ...planned,
    method: sentMethod(operation.method),
    path: operation.path,
    summary: operation.summary,
    isDeprecated: operation.deprecated,
    server: chooseServer(operation.servers.length > 0 ? operation.servers : model.servers).url,
    ...(accept !== undefined && { accept }),
    security: operation.security.map(({ schemes }) => schemes.map(({ id }) => id)),
  };
}

function planScheme(scheme: SecurityScheme): PlannedScheme[] {
  const [credentials] = credentialsOfScheme(scheme);
  return credentials && credentials.kind !== 'computed' ? [{ id: scheme.id, credentials }] : [];
}

function resetHeaderOf(operations: readonly Operation[]): string | undefined {
  const headers = operations.flatMap(({ responses }) => responses.flatMap((response) => response.headers));
  return headers.find(({ name }) => /ratelimit-reset$/i.test(name))?.name;
}

function mostCommon<Item>(items: readonly Item[]): Item | undefined {
  const counts = new Map<string, { item: Item; count: number }>();
  for (const item of items) {
    const key = JSON.stringify(item);
    counts.set(key, { item, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)[0]?.item;
}
