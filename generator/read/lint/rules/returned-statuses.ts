import { listOf, textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** Reports statuses that the description or notes of an operation mention but that are not among its responses. */
export const ReturnedStatuses: Rule = () => ({
  Operation(operation, context) {
    const { location } = context;
    const { description, responses, 'x-notes': notes } = membersOf(operation);
    const statuses = Object.keys(membersOf(responses));
    const texts = [
      { text: textOf(description) ?? '', place: location.child(['description']) },
      ...listOf(notes).map((note, index) => ({
        text: textOf(membersOf(note).text) ?? '',
        place: location.child(['x-notes', index, 'text']),
      })),
    ];
    for (const { text, place } of texts)
      for (const [, status = ''] of text.matchAll(/\breturns? (?:an? )?([1-5]\d\d)\b/gi))
        if (!statuses.includes(status))
          context.report({
            message: `The text says that the operation returns ${status}, but it has no such response.\nWrite one of ${statuses.join(', ')}, or add the response.`,
            location: place,
          });
  },
});
