import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

describeRule('no-site-relative-links', {
  severity: 'warn',
  fires: [
    {
      title: 'a link to a path of the host',
      given: pathText('get: {operationId: a, description: "See [it](/docs/limits).", responses: {}}\n'),
      at: '',
      want: 'The link `/docs/limits`',
    },
  ],
  silent: [
    pathText('get: {operationId: a, description: "See [it](https://a.example/docs).", responses: {}}\n'),
  ],
});
