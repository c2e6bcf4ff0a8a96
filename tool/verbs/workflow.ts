import { unknown } from '../content/find';
import { fenced, shorten } from '../text/clean';
import { textIn, type Verb } from '../verb';

const LIMIT = 12_000;

export const workflow: Verb = {
  name: 'workflow',
  description: 'Read a documented sequence of calls (Arazzo), or without id list all.',
  example: { id: 'calculateTaxRate' },
  takes: { id: { type: 'string', description: 'of the workflow' } },
  limit: LIMIT,
  run(given, { content: { workflows } }) {
    if (given.id === undefined)
      return shorten(workflows.map(({ id, summary }) => `- ${id}: ${summary}`).join('\n'), LIMIT);
    const id = textIn(given, 'id');
    const found = workflows.find((one) => one.id === id);
    if (found === undefined)
      throw unknown(
        'workflow',
        id,
        id,
        workflows.map((one) => one.id),
      );
    const steps = JSON.stringify(found.steps, null, 1);
    return `${found.id}: ${found.summary}\n${fenced(shorten(steps, LIMIT - 500))}`;
  },
};
