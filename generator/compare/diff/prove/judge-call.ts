import { essenceOf } from '#core/http/wire/body-format';
import type { Json } from '#core/json/json';
import type { Operation, Parameter, SecurityRequirement } from '../../../model/api/api-model';
import { erasePath } from '../calls/call';
import { formOf } from '../calls/security-schemes';
import type { Side } from '../side';
import type { Call } from './call';
import { contentFor } from './content';
import type { SchemaChecks } from './schema-checks';

/** A refusal of a call: what is wrong, in the terms of a `Site`. */
interface Fault {
  status: number;
  what?: string;
  path: string;
  message: string;
  /** Whether it is about a field that is not described. */
  isUnknown: boolean;
}

/** Judges calls as a strict API with this description would. */
export type JudgeCall = (call: Call) => Fault[];

export function createJudgeCall({ model }: Side, checkOf: SchemaChecks['request']): JudgeCall {
  const forms = new Map(model.securitySchemes.map((scheme) => [scheme.id, formOf(scheme)]));
  const byId = new Map(model.operations.map((operation) => [operation.id, operation]));
  return (call) => {
    const there = model.operations.filter(({ path }) => patternOf(path).test(call.path));
    const fixed = there.filter(({ path }) => path === call.path);
    const candidates = fixed.length > 0 ? fixed : there;
    const routed = candidates.find(({ method }) => method === call.method);
    const missing = judgeRoute(routed, call, there.length > 0);
    const operation = missing.length > 0 ? byId.get(call.operationId) : routed;
    if (!operation) return missing;
    return [
      ...missing,
      ...judgeCredentials(operation.security, call, forms),
      ...judgeParameters(operation, call, checkOf),
      ...judgeBody(operation, call, checkOf),
    ];
  };
}

function judgeRoute(routed: Operation | undefined, { route }: Call, isPath: boolean): Fault[] {
  const fault = (status: number, message: string): Fault[] => [
    { status, path: '', message, isUnknown: false },
  ];
  if (!routed) return fault(isPath ? 405 : 404, 'there is no such operation');
  if (erasePath(routed.path) === route) return [];
  return fault(200, `another operation responds: ${routed.id}`);
}

/** Matches the addresses of a path; a parameter takes one segment. */
function patternOf(path: string): RegExp {
  const segments = path.split(/\{[^}]*\}/).map((fixed) => fixed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${segments.join('[^/]+')}$`);
}

function judgeCredentials(
  wanted: readonly SecurityRequirement[],
  { credentials }: Call,
  forms: ReadonlyMap<string, string>,
): Fault[] {
  const fault = (status: number, message: string): Fault[] => [
    { status, path: '', message, isUnknown: false },
  ];
  if (wanted.length === 0) return [];
  const opens = ({ schemes }: SecurityRequirement, withScopes: boolean): boolean =>
    schemes.every(({ id, scopes }) => {
      const given = credentials.get(forms.get(id) ?? id);
      return given !== undefined && (!withScopes || scopes.every((scope) => given.includes(scope)));
    });
  if (wanted.some((one) => opens(one, true))) return [];
  return wanted.some((one) => opens(one, false))
    ? fault(403, 'the token lacks a scope')
    : fault(401, 'the credentials are missing or others');
}

function judgeParameters({ parameters }: Operation, call: Call, checkOf: SchemaChecks['request']): Fault[] {
  const known = new Map(parameters.map((parameter) => [keyOf(parameter), parameter]));
  const faults: Fault[] = [];
  const sent = new Set<string>();
  for (const given of call.parameters) {
    const key = keyOf(given);
    if (given.in === 'path') continue;
    const parameter = known.get(key);
    sent.add(key);
    if (parameter) faults.push(...judgeParameter(parameter, given.value, checkOf));
    else if (given.in === 'query') faults.push(faultOf(given, 'the parameter is not known'));
  }
  for (const parameter of parameters)
    if (parameter.required && parameter.in !== 'path' && !sent.has(keyOf(parameter)))
      faults.push(faultOf(parameter, 'the parameter is required'));
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const values = call.parameters.filter((given) => given.in === 'path');
  // By position: the name of a path parameter is not sent.
  for (const [index, parameter] of inPath.entries()) {
    const given = values.find(({ name }) => name === parameter.name) ?? values[index];
    if (given) faults.push(...judgeParameter(parameter, given.value, checkOf));
  }
  return faults;
}

function judgeParameter(parameter: Parameter, value: Json, checkOf: SchemaChecks['request']): Fault[] {
  const check = checkOf(parameter.rawSchema ?? {});
  const results = readings(value).map(check);
  if (results.some((faults) => faults === undefined || faults.length === 0)) return [];
  return results[0]!.map(({ path, message, isUnknown }) => ({
    ...faultOf(parameter, message),
    path,
    isUnknown,
  }));
}

/** The values that the same characters can mean. */
function readings(value: Json): Json[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const number = text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [];
  const flag = text === 'true' || text === 'false' ? [text === 'true'] : [];
  return Array.isArray(value)
    ? [value]
    : [value, text, ...number, ...flag, ...[text, ...number].map((one) => [one])];
}

function judgeBody(
  { requestBody, responses }: Operation,
  { body }: Call,
  checkOf: SchemaChecks['request'],
): Fault[] {
  const fault = (status: number, message: string): Fault[] => [
    { status, what: 'body', path: '', message, isUnknown: false },
  ];
  if (!body) return requestBody?.required ? fault(400, 'the body is required') : [];
  if (!requestBody) return fault(400, 'a body is not expected');
  const content = contentFor(requestBody.content, body.mediaType);
  if (!content) return fault(415, `\`${body.mediaType}\` is not accepted`);
  const faults = content.rawSchema === undefined ? [] : checkOf(content.rawSchema)(body.value);
  // An API that tells the two apart says so.
  const status = responses.some((response) => response.status === '422') ? 422 : 400;
  return (faults ?? []).map(({ path, message, isUnknown }) => ({
    status,
    what: `body ${essenceOf(body.mediaType)}`,
    path,
    message,
    isUnknown,
  }));
}

function keyOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function faultOf({ in: place, name }: Pick<Parameter, 'in' | 'name'>, message: string): Fault {
  return { status: 400, what: `${place} parameter \`${name}\``, path: '', message, isUnknown: false };
}
