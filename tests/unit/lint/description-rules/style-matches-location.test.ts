import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { form, parameter } from '../../../builders/rule-descriptions';

describeRule('style-matches-location', {
  fires: [
    {
      title: 'a style of paths in a query',
      given: parameter('{type: string}').replace('in: query', 'in: query, style: matrix'),
      at: 'parameters/0/style',
      want: 'A parameter in `query` has no style `matrix`. Write `form`, `spaceDelimited`, `pipeDelimited`, or `deepObject`, or take `style` out.',
    },
    {
      title: 'a style of queries in a header',
      given: parameter('{type: string}').replace('in: query', 'in: header, style: form'),
      at: 'parameters/0/style',
      want: 'A parameter in `header` has no style `form`. Write `simple`, or take `style` out.',
    },
    {
      title: 'a style of queries for a header of a response',
      given: pathText(
        "get: {operationId: a, responses: {'200': {description: Ok., headers: {X-A: {style: form, schema: {type: string}}}}}}\n",
      ),
      at: 'X-A/style',
      want: 'A header has no style `form`. Write `simple`, or take `style` out.',
    },
    {
      title: 'a style of paths in a form',
      given: form('{type: object, properties: {file: {type: string}}}', '{file: {style: label}}'),
      at: 'encoding/file/style',
      want: 'A field of a form has no style `label`.',
    },
  ],
  silent: [
    parameter('{type: array, items: {type: string}}').replace('in: query', 'in: query, style: pipeDelimited'),
  ],
});
