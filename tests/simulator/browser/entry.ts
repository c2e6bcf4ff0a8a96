import type { Move } from '../model/moves/index';
import { play } from '../model/play';

declare global {
  /** Plays sequences one after the other; all answers of each, as text. */
  var playAll: (sequences: Move[][]) => Promise<string[][]>;
}

globalThis.playAll = async (sequences) => {
  const answers: string[][] = [];
  for (const moves of sequences) answers.push(await play(moves));
  return answers;
};
