import { describe, expect, it } from 'vitest';
import { play } from './play';
import { recordedAnswers } from './recorded';
import { SEQUENCES } from './sequences/index';

describe('a sequence of calls is answered as recorded', () => {
  for (const sequence of SEQUENCES) {
    it(sequence.title, async () => {
      const answers = await play(sequence);
      expect(answers.map(({ call, status }) => `${call} ${status}`)).toEqual(
        sequence.calls.map(({ method = 'GET', path, want }) => `${method} ${path} ${want}`),
      );
      expect(answers).toEqual(recordedAnswers(sequence.title, answers));
    });
  }
});
