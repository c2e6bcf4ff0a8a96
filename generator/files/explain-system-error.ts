import { OutputError } from './output-error';

/** What the system says, and what to do about it. */
const EXPLANATIONS: Record<string, string> = {
  EACCES: 'may not be read or written: give yourself the permission, or write another folder after `--out`',
  EPERM: 'may not be changed: give yourself the permission, or write another folder after `--out`',
  EROFS: 'lies on a disk that is read-only: write another folder after `--out`',
  ENOSPC: 'does not fit on the disk: make room, or write another folder after `--out`',
  EDQUOT: 'goes beyond your disk quota: make room, or write another folder after `--out`',
  ENAMETOOLONG: 'is longer than this disk allows: write a shorter folder after `--out`',
  ENOTDIR: 'goes through a file as if it were a folder: write another folder after `--out`',
  ELOOP: 'goes through links that lead in a circle: write another folder after `--out`',
  EIO: 'cannot be read or written, because its disk fails: write another folder after `--out`',
  EMFILE: 'cannot be opened, because too many files are open: close other programs, then run again',
};

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
    const { code = '', path = out } = error as NodeJS.ErrnoException;
    const explanation = EXPLANATIONS[code];
    if (explanation === undefined) throw error;
    throw new OutputError(`\`${path}\` ${explanation}. ${state}`, { cause: error });
  }
}
