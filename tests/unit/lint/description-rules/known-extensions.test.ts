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
    {
      title: 'a misspelled mark, which would publish what it should hide',
      given: pathText('get: {operationId: a, responses: {}, x-interal: true}\n'),
      at: 'get/x-interal',
      want: 'Nothing reads the extension `x-interal`. Did you mean `x-internal`?',
    },
    {
      title: 'a mark that is neither true nor false',
      given: pathText('get: {operationId: a, responses: {}, x-internal: partner}\n'),
      at: 'get/x-internal',
      want: 'The extension `x-internal` is not true or false, so nothing reads it. Write `true` to hide the part, or remove the extension.',
    },
    {
      title: 'a successor without a name',
      given: pathText('get: {operationId: a, responses: {}, deprecated: true, x-replaced-by: {name: b}}\n'),
      at: 'get/x-replaced-by',
      want: 'The extension `x-replaced-by` is not a name or a list of names, so nothing reads it. Write one name, or a list of names.',
    },
    {
      title: 'an audience without a name',
      given: pathText('get: {operationId: a, responses: {}, x-audience: {partner: true}}\n'),
      at: 'get/x-audience',
      want: 'The extension `x-audience` is not a name or a list of names, so nothing reads it. Write the name of an audience, such as `partner`.',
    },
    {
      title: 'a mark of updates that says nothing known',
      given: parameter('{type: array, items: {}, x-update: appends}'),
      at: 'x-update',
      want: 'The extension `x-update` is not replace, merge or append, so nothing reads it. Write `replace`, `merge` or `append`.',
    },
  ],
  silent: [
    parameter('{type: array, items: {}, x-update: append}'),
    parameter('{type: string, x-internal: false, x-audience: [partner, public]}'),
    parameter('{type: object, properties: {x-note: {type: string}, x-tagGroup: {type: string}}}'),
    withRoot('x-mark: a.svg\n'),
  ],
});
