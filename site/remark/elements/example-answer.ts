import { splitNames } from '../attributes';
import type { BlockElement } from '../element';
import { findExample, pickFields } from '../examples';
import { codeBlock } from '../nodes';

/** `<ExampleAnswer operation="getPing" status="200" />`: the JSON of a tested example, whole or only some members. */
export const exampleAnswer: BlockElement = {
  kind: 'block',
  attributes: { operation: true, status: true, example: false, fields: false },
  render({ operation = '', status = '', example, fields }, { bundle }) {
    const whole = findExample(bundle, operation, status, example);
    const shown = fields === undefined ? whole : pickFields(whole, splitNames(fields));
    return [codeBlock('json', JSON.stringify(shown, null, 2))];
  },
};
