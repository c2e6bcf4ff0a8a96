import type { Code } from 'mdast';
import type { Json } from '#core/json/json';
import { splitNames } from '../attributes';
import type { BlockElement } from '../element';
import { findRequest, findResponse, pickFields } from '../examples';
import { codeBlock } from '../nodes';

/**
 * `<ExampleRequest operation="createInvoice" />`, `<ExampleRequest operation="invoice.created" />`: the JSON of a tested
 * request body or of an event, whole or only some members.
 */
export const exampleRequest: BlockElement = {
  kind: 'block',
  attributes: { operation: true, example: false, fields: false },
  render: (attributes, { examples }) => [show(findRequest(examples, attributes), attributes.fields)],
};

/** `<ExampleResponse operation="getPing" status="200" />`: the JSON of a tested response, whole or only some members. */
export const exampleResponse: BlockElement = {
  kind: 'block',
  attributes: { operation: true, status: true, example: false, fields: false },
  render(attributes, { examples, facts }) {
    const { status = '', fields } = attributes;
    const body = show(findResponse(examples, attributes), fields);
    const title = `${status} ${facts.statuses[status]?.name ?? ''}`.trim();
    return [{ ...body, data: { hProperties: { title } } }];
  },
};

function show(example: Json, fields: string | undefined): Code {
  const shown = fields === undefined ? example : pickFields(example, splitNames(fields));
  return codeBlock('json', JSON.stringify(shown, null, 2));
}
