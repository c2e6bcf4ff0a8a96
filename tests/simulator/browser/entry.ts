import type { Move } from '../model/moves/index';
import { play } from '../model/play';

declare global {
  /** Plays sequences one after the other; all responses of each, as text. */
  var playAll: (sequences: Move[][]) => Promise<string[][]>;
}

globalThis.playAll = async (sequences) => {
  const responses: string[][] = [];
  for (const moves of sequences) responses.push(await play(moves));
  return responses;
};
