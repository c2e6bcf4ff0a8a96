import { describeRule } from '../../../builders/describe-rule';
import { schemas } from '../../../builders/rule-descriptions';

describeRule('if-needs-then', {
  fires: [
    {
      title: 'a consequence without its condition',
      given: schemas('{One: {type: object, then: {minProperties: 1}, else: {maxProperties: 3}}}'),
      at: 'One/then',
      want: '`then` has no effect without an `if`. Add the condition as `if`, or take `then` out.',
    },
  ],
  silent: [schemas('{One: {type: object, if: {minProperties: 1}, then: {maxProperties: 3}}}')],
});
