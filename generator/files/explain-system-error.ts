import { explainSystemError } from '#core/command-line/explain-system-error';
import { OutputError } from './output-error';

/**
 * Runs `work` on the output folder. What the system refuses becomes an `OutputError` of one sentence that names the
 * path and what to do; any other error stays as it is.
 * @param state what the output is then, as a sentence.
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
