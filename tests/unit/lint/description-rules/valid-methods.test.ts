import { describeRule } from '../../../builders/describe-rule';
import { pathText } from '../../../builders/description-text';

const of32 = (members: string) => pathText(members).replace('3.1.0', '3.2.0');

describeRule('valid-methods', {
  fires: [
    {
      title: 'a name that is not a token',
      given: of32('additionalOperations: {CO PY: {responses: {}}}\nget: {operationId: a, responses: {}}\n'),
      at: '',
      want: 'The operation "CO PY" has no page: this is not the name of a method.',
    },
    {
      title: 'an empty name',
      given: of32("additionalOperations: {'': {responses: {}}}\nget: {operationId: a, responses: {}}\n"),
      at: '',
      want: 'The operation "" has no page',
    },
    {
      title: 'a method that belongs outside',
      given: of32('additionalOperations: {Get: {operationId: a, responses: {}}}\n'),
      at: '',
      want: 'Move it out of `additionalOperations` and call it `get`.',
    },
    {
      title: 'a method that the path has outside, too',
      given: of32(
        'additionalOperations: {GET: {operationId: b, responses: {}}}\nget: {operationId: a, responses: {}}\n',
      ),
      at: '',
      want: 'The path has two operations `get`; the one called `GET` has no page.',
    },
  ],
  silent: [
    of32('query: {operationId: a, responses: {}}\n'),
    of32(
      "additionalOperations: {COPY: {operationId: a, responses: {}}, purge: {operationId: b, responses: {}}, 'M-SEARCH': {operationId: c, responses: {}}}\n",
    ),
  ],
});
