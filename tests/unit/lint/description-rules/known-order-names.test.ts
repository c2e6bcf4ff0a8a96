import { describeRule } from '../../../builders/describe-rule';
import { schemas } from '../../../builders/rule-descriptions';

const FIELDS = 'type: object, properties: {number: {type: string}, state: {type: string}}';

describeRule('known-order-names', {
  fires: [
    {
      title: 'a name that the object does not have',
      given: schemas(`{One: {${FIELDS}, x-order: [state, numbr]}}`),
      at: 'One/x-order/1',
      want: 'No object that `x-order` orders has a property `numbr`. Did you mean `number`?',
    },
    {
      title: 'a name that is listed twice',
      given: schemas(`{One: {${FIELDS}, x-order: [state, number, state]}}`),
      at: 'One/x-order/2',
      want: '`state` is in `x-order` twice. Keep its first location.',
    },
    {
      title: 'a name in a base that no schema based on it has',
      given: schemas(
        `{Base: {${FIELDS}, x-order: [total]}, One: {allOf: [{$ref: '#/components/schemas/Base'}]}}`,
      ),
      at: 'Base/x-order/0',
      want: 'No object that `x-order` orders has a property `total`. Remove it.',
    },
  ],
  silent: [
    schemas(`{One: {${FIELDS}, x-order: [state]}}`),
    schemas(
      `{Base: {${FIELDS}, x-order: [total, state]}, One: {allOf: [{$ref: '#/components/schemas/Base'}], type: object, properties: {total: {type: number}}}}`,
    ),
  ],
});
