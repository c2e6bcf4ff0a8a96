import type { ApiModel, Operation, SecurityScheme } from '../../../model/api/api-model';
import { resourceOf } from '../resource-of';
import type { GivenCall, SimulatorSettings } from './settings';
import type { Mistake } from '../../../problems/mistake';
import { findMistakesInFlows } from './find-mistakes-in-flows';
import { unknown, unknownParameters } from './unknown-name';

type Known = ReturnType<typeof namesOf>;

/** Finds names in the settings that the description does not have, and credentials with the same name or value. */
export function findUnknownNames(settings: SimulatorSettings, model: ApiModel): Mistake[] {
  const known = namesOf(model);
  return [
    ...unknownPaging(settings, known),
    ...unknownCollections(settings, known),
    ...unknownOperations(settings, known),
    ...repeatedCredentials(settings),
    ...unknownScopes(settings, known),
    ...unknownFields(settings, known),
    ...Object.keys(settings.reproductions.wrongQuery).flatMap((name) =>
      unknown(name, known.parameters, 'parameter', ['reproductions', 'wrongQuery', name]),
    ),
    ...unknownInReproductions(settings, known),
    ...unknownInEffects(settings, known),
    ...findMistakesInFlows(settings.flows ?? {}, model),
  ];
}

function namesOf({ operations, schemas, securitySchemes }: ApiModel) {
  const fields = schemas.flatMap(({ schema }) => schema.properties.map(({ name }) => name));
  return {
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    collections: new Set(operations.map(resourceOf)),
    parameters: new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name))),
    headers: new Set(
      operations.flatMap(({ responses }) =>
        responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
      ),
    ),
    fields: new Set(fields),
    scopes: new Set(securitySchemes.flatMap(scopesOf)),
  };
}

function scopesOf(scheme: SecurityScheme): string[] {
  return scheme.type === 'oauth2' ? scheme.flows.flatMap(({ scopes }) => scopes.map(({ name }) => name)) : [];
}

function unknownPaging({ paging }: SimulatorSettings, known: Known): Mistake[] {
  return [
    ...unknown(paging.before, known.parameters, 'parameter', ['paging', 'before']),
    ...unknown(paging.size, known.parameters, 'parameter', ['paging', 'size']),
    ...unknown(paging.more, known.headers, 'response header', ['paging', 'more']),
  ];
}

/** Finds duplicates: the simulator looks up credentials by value, workflows by name. */
function repeatedCredentials({ credentials }: SimulatorSettings): Mistake[] {
  return (['name', 'value'] as const).flatMap((member) => {
    const texts = credentials.map((credential) => credential[member]);
    return texts.flatMap((text, index) => {
      if (texts.indexOf(text) === index) return [];
      const message = `Two credentials have the ${member} \`${text}\`.`;
      const tokens = ['credentials', String(index), member];
      return [{ tokens, message, remedy: `Give each its own ${member}.` }];
    });
  });
}

/** Finds scopes that the description does not have; without any scopes in the description, they cannot be checked. */
function unknownScopes({ credentials }: SimulatorSettings, { scopes }: Known): Mistake[] {
  if (scopes.size === 0) return [];
  return credentials.flatMap(({ scope }, index) =>
    scope === undefined ? [] : unknown(scope, scopes, 'scope', ['credentials', String(index), 'scope']),
  );
}

function unknownOperations({ credentials }: SimulatorSettings, known: Known): Mistake[] {
  return credentials.flatMap(({ operations = [] }, index) =>
    operations.flatMap((id, place) =>
      unknown(id, known.operations, 'operation', ['credentials', String(index), 'operations', String(place)]),
    ),
  );
}

function unknownCollections({ credentials, hidden, records }: SimulatorSettings, known: Known): Mistake[] {
  const check = (names: readonly string[], tokens: string[]) =>
    names.flatMap((name, index) =>
      unknown(name, known.collections, 'collection', [...tokens, String(index)]),
    );
  return [
    ...credentials.flatMap(({ collections = [] }, index) =>
      check(collections, ['credentials', String(index), 'collections']),
    ),
    ...check(hidden.except, ['hidden', 'except']),
    ...Object.entries(records.sequences).flatMap(([name, list]) =>
      check(list, ['records', 'sequences', name]),
    ),
    ...Object.entries(records.nested).flatMap(([field, name]) =>
      unknown(name, known.collections, 'collection', ['records', 'nested', field]),
    ),
    ...Object.keys(records.memory).flatMap((name) =>
      unknown(name, known.collections, 'collection', ['records', 'memory', name]),
    ),
  ];
}

function unknownFields({ records }: SimulatorSettings, known: Known): Mistake[] {
  const check = (name: string, tokens: string[]) =>
    unknown(name, known.fields, 'field', ['records', ...tokens]);
  return [
    ...check(records.time, ['time']),
    ...Object.keys(records.nested).flatMap((name) => check(name, ['nested', name])),
    ...Object.keys(records.nestedIds).flatMap((name) => check(name, ['nestedIds', name])),
    ...Object.entries(records.memory).flatMap(([collection, fields]) =>
      fields.flatMap((name, index) => check(name, ['memory', collection, String(index)])),
    ),
  ];
}

function unknownInEffects({ effects = {} }: SimulatorSettings, known: Known): Mistake[] {
  return Object.keys(effects).flatMap((id) => unknown(id, known.operations, 'operation', ['effects', id]));
}

function unknownInReproductions({ reproductions }: SimulatorSettings, known: Known): Mistake[] {
  return Object.entries(reproductions.operations).flatMap(([id, byStatus]) => {
    const tokens = ['reproductions', 'operations', id];
    const operation = known.operations.get(id);
    if (!operation) return unknown(id, known.operations, 'operation', tokens);
    return Object.entries(byStatus).flatMap(([status, { before = [], ...call }]) => [
      ...unknownStatus(operation, status, [...tokens, status]),
      ...unknownParameters(operation, call, [...tokens, status]),
      ...before.flatMap((one, index) =>
        unknownCall(one, known, [...tokens, status, 'before', String(index)]),
      ),
    ]);
  });
}

function unknownCall(call: GivenCall & { operation: string }, known: Known, tokens: string[]): Mistake[] {
  const operation = known.operations.get(call.operation);
  return operation
    ? unknownParameters(operation, call, tokens)
    : unknown(call.operation, known.operations, 'operation', [...tokens, 'operation']);
}

function unknownStatus({ id, responses }: Operation, status: string, tokens: string[]): Mistake[] {
  const errors = responses.map((response) => response.status).filter((one) => /^[45]\d\d$/.test(one));
  if (errors.includes(status)) return [];
  return [
    {
      tokens,
      message: `The operation \`${id}\` documents no error \`${status}\`.`,
      remedy: `Write one of ${errors.join(', ')}, or describe the response.`,
    },
  ];
}
