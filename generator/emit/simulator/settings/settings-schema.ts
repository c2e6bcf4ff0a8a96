import { FLOW } from './flow-schema';
import { closed, mapOf, TEXT, textLike, TEXTS } from '../../../problems/schema-parts';

const CALL = { parameters: { type: 'object' }, body: true };

const credential = (required: string[]) =>
  closed(
    {
      name: textLike('^[A-Za-z][A-Za-z0-9]*$', 'a name of letters and digits', 'secretKey'),
      scheme: { enum: ['basic', 'bearer'] },
      value: TEXT,
      account: { type: 'integer' },
      scope: TEXT,
      isExpired: { const: true },
      collections: TEXTS,
      operations: TEXTS,
    },
    required,
  );

const CREDENTIAL = credential(['name', 'scheme', 'value']);

const GIVEN = {
  ...closed(
    {
      cause: TEXT,
      ...CALL,
      credential: TEXT,
      before: { type: 'array', items: closed({ operation: TEXT, ...CALL }, ['operation']) },
      times: { type: 'integer', minimum: 2 },
      simulated: { const: true },
    },
    [],
  ),
  if: { required: ['simulated'] },
  else: { required: ['cause'] },
};

const EFFECTS = { type: 'array', minItems: 1, items: closed({ summary: TEXT, body: true }) };

const REQUIRED = {
  baseUrl: textLike(
    '^https?://[^\\s]*[^\\s/]$',
    'an address without a slash at its end',
    'http://127.0.0.1:8080/v1',
  ),
  errorHeader: TEXT,
  paging: closed({ before: TEXT, size: TEXT, more: TEXT }),
  credentials: {
    type: 'array',
    minItems: 1,
    prefixItems: [credential(['name', 'scheme', 'value', 'account', 'scope'])],
    items: CREDENTIAL,
  },
  hidden: closed({ id: { type: 'integer' }, cause: TEXT, except: TEXTS }),
  records: closed({
    time: TEXT,
    sequences: mapOf(TEXTS),
    nested: mapOf(TEXT),
    nestedIds: mapOf(TEXT),
    memory: mapOf(TEXTS),
  }),
  reproductions: closed({
    unknownIds: closed({ integer: { type: 'integer' }, string: TEXT }),
    wrongQuery: mapOf(closed({ value: TEXT, cause: TEXT })),
    wrongFields: mapOf(closed({ value: true, cause: TEXT })),
    operations: mapOf(mapOf(GIVEN)),
  }),
};

/** The JSON Schema of `simulator.yaml`; see `SimulatorSettings`. */
export const SETTINGS_SCHEMA = closed(
  { ...REQUIRED, about: mapOf(TEXT), flows: mapOf(FLOW), effects: mapOf(EFFECTS) },
  Object.keys(REQUIRED),
);
