import { describeRule } from '../../../builders/describe-rule';
import { linked } from '../../../builders/rule-descriptions';

describeRule('known-targets', {
  fires: [
    {
      title: 'a parameter of a link that its operation does not have',
      given: linked("{operationId: a, parameters: {idd: '1'}}"),
      at: 'parameters/idd',
      want: 'The link sets `idd`, but its operation has no such parameter. Did you mean `id`?',
    },
    {
      title: 'a link parameter that its operation has at another location',
      given: linked("{operationRef: '#/paths/~1a~1{id}/get', parameters: {query.limit: 1}}"),
      at: 'parameters/query.limit',
      want: 'has no such parameter. Write the name of one that it declares, or remove it.',
    },
  ],
  silent: [
    linked("{operationRef: 'https://b.example/openapi.yaml#/paths/~1b/get', parameters: {other: 1}}"),
    linked("{operationId: a, parameters: {path.id: '1'}}"),
  ],
});
