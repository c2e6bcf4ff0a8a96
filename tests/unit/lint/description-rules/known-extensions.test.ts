import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';
import { parameter, withRoot } from '../../../builders/rule-descriptions';

describeRule('known-extensions', {
  fires: [
    {
      title: 'a misspelled extension',
      given: `${pathText('get: {operationId: a, responses: {}}\n')}x-tagGroup: []\n`,
      at: 'x-tagGroup',
      want: 'Nothing reads the extension `x-tagGroup`. Did you mean `x-tagGroups`?',
    },
    {
      title: 'an extension of another form',
      given: pathText('get: {operationId: a, responses: {}, x-notes: A note.}\n'),
      at: 'get/x-notes',
      want: 'The extension `x-notes` is not a list, so nothing reads it. Write a list, with each item on its own line after `- `.',
    },
  ],
  silent: [
    parameter('{type: object, properties: {x-note: {type: string}, x-tagGroup: {type: string}}}'),
    withRoot('x-logo: a.svg\n'),
  ],
});
