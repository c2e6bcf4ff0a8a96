import type { Operation, Parameter } from '../../model/api-model';
import type { ErrorPair } from '#core/contracts/reproductions';
import { credentialsFor, plainCall, withBody, withQuery, withText } from './pair-call';

/** Values that no query parameter of these names takes, the most telling first. */
const WRONG_VALUES = [
  { name: 'date', value: '2024-07-01', cause: '`date` needs two dates with a comma between them.' },
  { name: 'limit', value: 'ten', cause: '`limit` is not a whole number.' },
  { name: 'country', value: 'Germany', cause: '`country` is not a code of two letters.' },
];

/** 400: a body that breaks off, or a query that the description does not allow. */
export function badRequest(operation: Operation): ErrorPair | undefined {
  if (operation.requestBody) {
    return {
      cause: 'The body breaks off, so it is not JSON.',
      request: withText(plainCall(operation), '{"'),
    };
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return withoutRequired(operation, query) ?? withWrongValue(operation, query);
}

function withoutRequired(operation: Operation, query: Parameter[]): ErrorPair | undefined {
  const missing = query.find(({ required }) => required);
  if (missing === undefined) return undefined;
  return {
    cause: `The query has no \`${missing.name}\`, which is required.`,
    request: withQuery(operation, {}),
  };
}

function withWrongValue(operation: Operation, query: Parameter[]): ErrorPair | undefined {
  const wrong = WRONG_VALUES.find(({ name }) => query.some((parameter) => parameter.name === name));
  if (wrong === undefined) return undefined;
  return { cause: wrong.cause, request: withQuery(operation, { [wrong.name]: wrong.value }) };
}

/** 405: the path exists, the method does not; so the request is not the operation's own. */
export function methodNotAllowed(operation: Operation): ErrorPair {
  return {
    cause: `No operation of this path has the method PATCH; the one of this page is ${operation.method.toUpperCase()}.`,
    request: { ...plainCall(operation), method: 'PATCH' },
  };
}

/** 406: an unknown tax code, an account without addresses, or an answer that is not JSON. */
export function notAcceptable(operation: Operation): ErrorPair {
  const call = plainCall(operation);
  if (operation.id === 'createTransaction') {
    const items = [{ amount: 119, tax: { country: 'DE', tax_code: 'luxury' } }];
    return {
      cause: 'No tax code is called `luxury`.',
      request: withBody(call, { items, payment: { method: 'cash' } }),
    };
  }
  return {
    cause: 'The caller wants XML, and there is only JSON.',
    request: { ...call, headers: { ...credentialsFor(operation), Accept: 'application/xml' } },
  };
}
