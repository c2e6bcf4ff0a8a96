import { refuse } from './refuse.mjs';

/** Reports code that encodes a part of a request, or gives a parameter its default style. */
export const oneEncoder = refuse(
  [
    'CallExpression[callee.name=/^encodeURI(Component)?$/]',
    "NewExpression[callee.name='URLSearchParams'][arguments.0.type!='Identifier']",
    "CallExpression[callee.object.property.name='searchParams'][callee.property.name=/^(append|set)$/]",
    "LogicalExpression[operator='??'][right.value=/^(form|simple)$/]",
  ],
  'Another encoder would send what no snippet sends: write requests with `core/http/wire/`, whose `Serialization` the model computes.',
);
