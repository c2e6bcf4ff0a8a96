import { bundleAndRender, type WritePages } from '../build-site';
import { hasBundler } from '../config/code';
import { SHELL } from '../shell/shell-files';
import { fillSite } from './fill-site';
import { UnfilledError } from '../errors/unfilled-error';

/**
 * Fills the shell, or bundles the code of a site that no shell shows: its files are the same.
 * @throws UnfilledError for such a site where no bundler is.
 */
export const fillOrBundle: WritePages = async (settings) => {
  try {
    await fillSite(settings, SHELL);
  } catch (error) {
    if (!(error instanceof UnfilledError && hasBundler)) throw error;
    await bundleAndRender(settings);
  }
};
