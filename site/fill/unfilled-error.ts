import { AuthorError } from '../errors/author-error';

/** A site that no shell shows, with the reason: only a bundler can. */
export class UnfilledError extends AuthorError {}
