/** Wording of each system error, with a remedy unless using another path is the only one. */
const EXPLANATIONS: Readonly<Record<string, { says: string; remedy?: string }>> = {
  EACCES: { says: 'may not be read or written', remedy: 'give yourself the permission' },
  EPERM: { says: 'may not be changed', remedy: 'give yourself the permission' },
  EROFS: { says: 'lies on a disk that is read-only' },
  ENOSPC: { says: 'does not fit on the disk', remedy: 'make room' },
  EDQUOT: { says: 'goes beyond your disk quota', remedy: 'make room' },
  ENAMETOOLONG: { says: 'is longer than this disk allows' },
  ENOTDIR: { says: 'goes through a file as if it were a folder' },
  EISDIR: { says: 'is a folder, and a file is needed there' },
  ELOOP: { says: 'goes through links that lead in a circle' },
  EIO: { says: 'cannot be read or written, because its disk fails' },
  EMFILE: {
    says: 'cannot be opened, because too many files are open',
    remedy: 'close other programs and run again',
  },
};

/**
 * Explains a system error in one sentence, with its path and a remedy; undefined for any other error.
 * @param path the file concerned, used when the error does not name one.
 * @param otherPath how to choose another path: "write another folder after `--out`".
 */
export function explainSystemError(error: unknown, path?: string, otherPath?: string): string | undefined {
  const { code = '', path: refused = path } = error as NodeJS.ErrnoException;
  const explanation = EXPLANATIONS[code];
  if (explanation === undefined || refused === undefined) return undefined;
  const remedies = [explanation.remedy, otherPath].filter((remedy) => remedy !== undefined);
  return `\`${refused}\` ${explanation.says}: ${remedies.join(', or ') || 'use another path'}.`;
}
