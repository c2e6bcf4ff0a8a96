import type { Severity } from '../../../generator/compare/diff/rules/rule';
import type { Impact } from './run-redocly';

/** Fixtures that only one of the two judges calls breaking, and why our verdict stays. */
interface Disagreement {
  reason: string;
  /** Our worst severity and the version bump of Redocly, by fixture. */
  fixtures: Record<string, [ours: Severity | 'nothing', redocly: Impact]>;
}

export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    reason: 'Both sides mean the same; Redocly compares how they are written.',
    fixtures: {
      'apis: name of a scheme, back': ['nothing', 'major'],
      'apis: name of a scheme': ['nothing', 'major'],
      'apis: parameters of the path, back': ['nothing', 'major'],
      'apis: parameters of the path': ['nothing', 'major'],
      'requests: charset, back': ['nothing', 'major'],
      'requests: charset': ['nothing', 'major'],
      'requests: style spelled out, back': ['nothing', 'major'],
      'requests: style spelled out': ['nothing', 'major'],
      'responses: case of a header, back': ['nothing', 'major'],
      'responses: case of a header': ['nothing', 'major'],
      'responses: error as a range, back': ['nothing', 'major'],
      'responses: error as a range': ['nothing', 'major'],
      'responses: range as errors, back': ['nothing', 'major'],
      'responses: range as errors': ['nothing', 'major'],
      'structures: base flattened, back': ['nothing', 'major'],
      'structures: base flattened': ['nothing', 'major'],
      'structures: exactly one of disjoint alternatives, back': ['nothing', 'major'],
      'structures: exactly one of disjoint alternatives': ['nothing', 'major'],
      'structures: one alternative alone, back': ['nothing', 'major'],
      'structures: one alternative alone': ['nothing', 'major'],
      'structures: read only at the base of a field, back': ['nothing', 'major'],
      'structures: read only at the base of a field': ['nothing', 'major'],
      'structures: wrapped, back': ['nothing', 'major'],
      'structures: wrapped': ['nothing', 'major'],
      'values: bounds of integers, back': ['nothing', 'major'],
      'values: bounds of integers': ['nothing', 'major'],
      'values: const as enum of one, back': ['nothing', 'major'],
      'values: const as enum of one': ['nothing', 'major'],
      'values: constants as alternatives, back': ['nothing', 'major'],
      'values: constants as alternatives': ['nothing', 'major'],
      'values: least length of none, back': ['nothing', 'major'],
      'values: least length of none': ['nothing', 'major'],
      'values: multiple of one, back': ['nothing', 'major'],
      'values: multiple of one': ['nothing', 'major'],
      'values: null first, back': ['nothing', 'major'],
      'values: null first': ['nothing', 'major'],
      'values: null in two ways, back': ['nothing', 'major'],
      'values: null in two ways': ['nothing', 'major'],
      'values: type of values left out, back': ['nothing', 'major'],
      'values: type of values left out': ['nothing', 'major'],
      'values: types as alternatives, back': ['nothing', 'major'],
      'values: types as alternatives': ['nothing', 'major'],
    },
  },
  {
    reason:
      'More values may arrive, which only a reader that checks each of them notices; Redocly has no grade between minor and major.',
    fixtures: {
      'structures: below an alternative, in another order, back': ['risky', 'major'],
      'structures: closed as a whole, back': ['risky', 'major'],
      'structures: closed, back': ['risky', 'major'],
      'structures: contains, back': ['risky', 'major'],
      'structures: dependent fields, back': ['risky', 'major'],
      'structures: dependent schema, back': ['risky', 'major'],
      'structures: if and then, back': ['risky', 'major'],
      'structures: names of fields, back': ['risky', 'major'],
      'structures: not, back': ['risky', 'major'],
      'values: bound made exclusive, back': ['risky', 'major'],
      'values: const given, back': ['risky', 'major'],
      'values: divisor given, back': ['risky', 'major'],
      'values: divisor of the old divisor': ['risky', 'major'],
      'values: enum given, back': ['risky', 'major'],
      'values: exclusiveMaximum changed, back': ['risky', 'major'],
      'values: exclusiveMaximum given, back': ['risky', 'major'],
      'values: exclusiveMinimum changed, back': ['risky', 'major'],
      'values: exclusiveMinimum given, back': ['risky', 'major'],
      'values: float to double': ['risky', 'major'],
      'values: format given, back': ['risky', 'major'],
      'values: int32 to int64': ['risky', 'major'],
      'values: list opened': ['risky', 'major'],
      'values: maxItems changed, back': ['risky', 'major'],
      'values: maxItems given, back': ['risky', 'major'],
      'values: maxLength changed, back': ['risky', 'major'],
      'values: maxLength given, back': ['risky', 'major'],
      'values: maxProperties changed, back': ['risky', 'major'],
      'values: maxProperties given, back': ['risky', 'major'],
      'values: maximum changed, back': ['risky', 'major'],
      'values: maximum given, back': ['risky', 'major'],
      'values: minItems changed, back': ['risky', 'major'],
      'values: minItems given, back': ['risky', 'major'],
      'values: minLength changed, back': ['risky', 'major'],
      'values: minLength given, back': ['risky', 'major'],
      'values: minProperties changed, back': ['risky', 'major'],
      'values: minProperties given, back': ['risky', 'major'],
      'values: minimum changed, back': ['risky', 'major'],
      'values: minimum given, back': ['risky', 'major'],
      'values: pattern given, back': ['risky', 'major'],
      'values: unique items, back': ['risky', 'major'],
      'values: value added': ['risky', 'major'],
    },
  },
  {
    reason: 'Whether an old value is refused depends on the value; a run with a witness decides.',
    fixtures: {
      'values: format given': ['risky', 'major'],
      'values: pattern changed, back': ['risky', 'major'],
      'values: pattern changed': ['risky', 'major'],
    },
  },
  {
    reason: 'The list is open: other values are possible before and after.',
    fixtures: {
      'values: value added to an open list, back': ['documentation', 'major'],
      'values: value added to an open list': ['additive', 'major'],
    },
  },
  {
    reason: 'A reader can skip an alternative whose tag it does not know.',
    fixtures: {
      'structures: alternative with a discriminator': ['risky', 'major'],
    },
  },
  {
    reason: 'All that was accepted still is.',
    fixtures: {
      'structures: exactly one of overlapping alternatives, back': ['additive', 'major'],
    },
  },
  {
    reason: 'An old request stays valid as the characters that are sent.',
    fixtures: {
      'requests: empty value': ['additive', 'major'],
      'requests: integer to string': ['additive', 'major'],
      'requests: one to a list': ['additive', 'major'],
    },
  },
  {
    reason: 'Every old request fits the range.',
    fixtures: {
      'requests: range of media types': ['additive', 'major'],
    },
  },
  {
    reason: 'Other responses may arrive, or fewer; clients that ask for one kind notice nothing.',
    fixtures: {
      'responses: range of media types, back': ['additive', 'major'],
      'responses: range of media types': ['risky', 'major'],
    },
  },
  {
    reason: 'Servers ignore headers and cookies that they do not know.',
    fixtures: {
      'requests: cookie': ['risky', 'major'],
      'requests: header': ['risky', 'major'],
    },
  },
  {
    reason: 'Only some characters are sent differently.',
    fixtures: {
      'requests: reserved characters, back': ['risky', 'major'],
      'requests: reserved characters': ['risky', 'major'],
    },
  },
  {
    reason:
      'A client branches by the class of an error; one that no longer arrives is a branch that is never taken.',
    fixtures: {
      'responses: another error, back': ['risky', 'major'],
      'responses: another error': ['risky', 'major'],
      'responses: error, back': ['additive', 'major'],
      'responses: other statuses, back': ['documentation', 'major'],
      'responses: range with another body': ['additive', 'major'],
      'responses: redirect, back': ['additive', 'major'],
    },
  },
  {
    reason: 'Without the promise that it arrives, clients had to check for it.',
    fixtures: {
      'responses: optional header': ['risky', 'major'],
    },
  },
  {
    reason: 'Only names in the source code of clients change.',
    fixtures: {
      'apis: operationId, back': ['risky', 'major'],
      'apis: operationId': ['risky', 'major'],
    },
  },
  {
    reason: 'Redocly has no rule for these keywords of schemas.',
    fixtures: {
      'structures: discriminator renamed, back': ['breaking', 'patch'],
      'structures: discriminator renamed': ['breaking', 'patch'],
      'structures: fewer that it may contain': ['breaking', 'patch'],
      'structures: field that can only be written, back': ['breaking', 'patch'],
      'structures: fields by pattern': ['breaking', 'minor'],
      'structures: more that it contains': ['breaking', 'patch'],
      'structures: position in a closed tuple, back': ['breaking', 'patch'],
      'structures: position in a closed tuple': ['breaking', 'minor'],
      'structures: position in an open tuple, back': ['breaking', 'patch'],
      'structures: position in an open tuple': ['breaking', 'minor'],
      'structures: read only and required, back': ['breaking', 'patch'],
      'structures: read only and required': ['breaking', 'patch'],
      'structures: read only': ['breaking', 'patch'],
      'structures: second value for an alternative, back': ['breaking', 'patch'],
      'structures: value of the discriminator renamed, back': ['breaking', 'patch'],
      'structures: value of the discriminator renamed': ['breaking', 'patch'],
      'structures: write only': ['breaking', 'patch'],
      'values: XML name, back': ['breaking', 'patch'],
      'values: XML name': ['breaking', 'patch'],
    },
  },
  {
    reason: 'Redocly has no rule for the encoding of parts.',
    fixtures: {
      'requests: explode of a part, back': ['breaking', 'patch'],
      'requests: explode of a part': ['breaking', 'patch'],
      'requests: header of a part': ['breaking', 'minor'],
      'requests: type of a part, back': ['breaking', 'patch'],
      'requests: type of a part': ['breaking', 'patch'],
      'requests: types of a part, back': ['breaking', 'patch'],
    },
  },
  {
    reason: 'Redocly asks whether a body or schema was removed, not whether it is demanded or dropped.',
    fixtures: {
      'requests: required body': ['breaking', 'minor'],
      'requests: schema, back': ['breaking', 'minor'],
      'responses: header became optional': ['breaking', 'patch'],
      'responses: schema': ['breaking', 'patch'],
    },
  },
  {
    reason: 'Redocly sees that a stream is declared in another way, and not what its items are.',
    fixtures: { 'responses: member of an item, back': ['breaking', 'minor'] },
  },
  {
    reason: 'Redocly does not read extensions.',
    fixtures: {
      'apis: header of the version, back': ['breaking', 'patch'],
      'apis: header of the version': ['breaking', 'patch'],
      'apis: limit': ['breaking', 'none'],
      'apis: page size': ['breaking', 'none'],
      'apis: seconds of a limit': ['breaking', 'none'],
      'apis: version of the API, back': ['breaking', 'none'],
    },
  },
  {
    reason: 'Redocly has no rule for servers of one operation, or for variables of servers.',
    fixtures: {
      'apis: server of one operation, back': ['breaking', 'patch'],
      'apis: server of one operation': ['breaking', 'minor'],
      'apis: value of a variable': ['breaking', 'patch'],
    },
  },
  {
    reason: 'Redocly does not compare the flows, addresses and scopes of a scheme.',
    fixtures: {
      'apis: address of tokens, back': ['breaking', 'patch'],
      'apis: address of tokens': ['breaking', 'patch'],
      'apis: declared scope, back': ['breaking', 'none'],
      'apis: flow, back': ['breaking', 'patch'],
    },
  },
  {
    reason: 'Redocly has no rule for what events and callbacks send.',
    fixtures: {
      'apis: address of a callback, back': ['breaking', 'patch'],
      'apis: address of a callback': ['breaking', 'patch'],
      'apis: event renamed, back': ['breaking', 'patch'],
      'apis: event renamed': ['breaking', 'patch'],
      'apis: header of an event, back': ['breaking', 'patch'],
    },
  },
];
