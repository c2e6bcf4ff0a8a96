import { describeEnd, inSeconds, readOutput, type Screen, type ScreenSettings } from './screen';

/**
 * Prints a line when a stage starts, and all that it printed when it has ended: for logs. Its lines stay as they are, because hosts
 * read annotations at the beginning of a line.
 * @param folds whether the log can fold what passed, as that of GitHub Actions does
 */
export function plainScreen({ root, write, usual }: ScreenSettings, folds: boolean): Screen {
  return {
    started: ({ stage }, selection) =>
      write(`${stage.id}: started, ${selection ?? `usually takes ${inSeconds(usual(stage))}`}\n`),
    ended: (result) => {
      if (result.outcome === 'not run') return;
      const line = `${describeEnd(result)}\n`;
      const output = readOutput(result, root);
      const isFolded = folds && output !== '' && result.outcome === 'passed';
      write(isFolded ? `::group::${line}${output}::endgroup::\n` : `${line}${output}`);
    },
    close: () => undefined,
  };
}
