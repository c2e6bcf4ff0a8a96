import { explainSystemError } from '#core/command-line/explain-system-error';
import { OutputError } from './output-error';

/**
 * Runs `work` on the output folder. Turns a system error into an `OutputError` whose message is one sentence that names the path
 * and says what to do; rethrows any other error unchanged.
 * @param state the state of the output after the error, as a sentence.
 */
export function withSystemErrors<Result>(
  out: string,
  work: () => Result,
  state = 'The earlier output is as it was.',
): Result {
  try {
    return work();
  } catch (error) {
    const explained = explainSystemError(error, out, 'write another folder after `--out`');
    if (explained === undefined) throw error;
    throw new OutputError(`${explained} ${state}`, { cause: error });
  }
}
