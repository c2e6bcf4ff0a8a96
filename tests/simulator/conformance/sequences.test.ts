import { describe, expect, it } from 'vitest';
import { play } from './play';
import { recordedResponses } from './recorded';
import { SEQUENCES } from './sequences/index';

describe('a sequence of calls gets the responses that are recorded', () => {
  for (const sequence of SEQUENCES) {
    it(sequence.title, async () => {
      const responses = await play(sequence);
      expect(responses.map(({ call, status }) => `${call} ${status}`)).toEqual(
        sequence.calls.map(({ method = 'GET', path, want }) => `${method} ${path} ${want}`),
      );
      expect(responses).toEqual(recordedResponses(sequence.title, responses));
    });
  }
});
