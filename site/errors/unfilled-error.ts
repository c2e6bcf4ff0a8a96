import { isPackage } from '../config/code';
import { AuthorError } from './author-error';

/** How to build a site with a bundler. */
export const WITH_BUNDLER = isPackage
  ? 'run `docproof-full` instead, which has a bundler and the same commands'
  : 'use `npm run build`';

/** A site that no shell shows, with the reason: only a bundler can. */
export class UnfilledError extends AuthorError {
  constructor(reason: string) {
    super(`${reason}: ${WITH_BUNDLER}.`);
  }
}
