import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { withRoot } from '../../../builders/rule-descriptions';

describeRule('known-schemes', {
  fires: [
    {
      title: 'a misspelled scheme of HTTP',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}components: {securitySchemes: {key: {type: http, scheme: basc}}}\n`,
      at: 'key/scheme',
      want: 'There is no HTTP authentication scheme `basc`. Did you mean `basic`?',
    },
  ],
  silent: [withRoot('components: {securitySchemes: {key: {type: http, scheme: theirs}}}\n')],
});
