import { closed, TEXT, textLike } from '../../../problems/schema-parts';

const NAME = textLike('^[A-Za-z][A-Za-z0-9-]*$', 'a name of letters, digits and hyphens', 'sale');
const POINTER = textLike('^(/[^/]+)+$', 'a JSON Pointer', '/items/0/amount');

const STEP = closed(
  {
    id: NAME,
    title: TEXT,
    operation: TEXT,
    event: TEXT,
    request: TEXT,
    parameters: { type: 'object' },
    body: { type: 'object' },
    outputs: { type: 'object', additionalProperties: POINTER },
  },
  ['id', 'title'],
);

/** The JSON Schema of a flow; see `FlowSettings`. */
export const FLOW = closed({ summary: TEXT, steps: { type: 'array', minItems: 2, items: STEP } });
