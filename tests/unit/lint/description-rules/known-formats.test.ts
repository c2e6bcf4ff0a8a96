import { describeRule } from '../../../builders/describe-rule';
import { parameter } from '../../../builders/rule-descriptions';

describeRule('known-formats', {
  fires: [
    {
      title: 'a misspelled format',
      given: parameter('{type: string, format: date-tme}'),
      at: 'schema/format',
      want: 'There is no format `date-tme`, so nothing is checked. Did you mean `date-time`?',
    },
    {
      title: 'a format without its first letter',
      given: parameter('{type: string, format: uid}'),
      at: 'schema/format',
      want: 'Did you mean `uuid`?',
    },
    {
      title: 'a format in the manner of a name',
      given: parameter('{type: string, format: dateTime}'),
      at: 'schema/format',
      want: 'Did you mean `date-time`?',
    },
    {
      title: 'a string format on a number',
      given: parameter('{type: integer, format: date-time}'),
      at: 'schema/format',
      want: 'The format `date-time` does not apply to the type `integer`. Change the `type`',
    },
  ],
  silent: [
    ...['guid', 'ulid', 'cuid', 'urn', 'url', 'uuid4', 'float32', 'int128', 'uint', 'phone', 'currency'].map(
      (format) => parameter(`{type: string, format: ${format}}`),
    ),
    parameter('{type: [string, "null"], format: date, default: null}'),
  ],
});
