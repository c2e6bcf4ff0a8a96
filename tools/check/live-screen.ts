import { describeEnd, inSeconds, readOutput, type Screen, type ScreenSettings } from './screen';
import type { Running } from './start-stage';

const MARKS = { passed: '✓', failed: '✗', unchanged: '=', stopped: '-', 'not run': '-' };

/** Keeps one line for each running stage at the end of a terminal, and prints the output only of those that fail. */
export function liveScreen({ root, write, usual }: ScreenSettings): Screen {
  const running = new Map<string, Running>();
  let drawn = 0;

  const erase = () => {
    write('\r\x1b[1A\x1b[2K'.repeat(drawn));
    drawn = 0;
  };
  const draw = () => {
    for (const { stage, since } of running.values()) {
      const seconds = (Date.now() - since) / 1000;
      write(`… ${stage.id}: ${inSeconds(seconds)} of about ${inSeconds(usual(stage))}\n`);
      drawn += 1;
    }
  };
  const redraw = () => {
    erase();
    draw();
  };
  const timer = setInterval(redraw, 1000);

  return {
    started: (started, selection) => {
      running.set(started.stage.id, started);
      erase();
      if (selection !== undefined) write(`  ${started.stage.id}: ${selection}\n`);
      draw();
    },
    ended: (result) => {
      running.delete(result.stage.id);
      erase();
      if (result.outcome !== 'not run')
        write(
          `${MARKS[result.outcome]} ${describeEnd(result)}\n${result.outcome === 'failed' ? readOutput(result, root) : ''}`,
        );
      draw();
    },
    close: () => {
      clearInterval(timer);
      erase();
    },
  };
}
