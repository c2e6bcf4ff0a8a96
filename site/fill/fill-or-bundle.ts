import { bundleAndRender, type WritePages } from '../build-site';
import { SHELL } from '../shell/shell-files';
import { fillSite } from './fill-site';
import { UnfilledError } from './unfilled-error';

/** Fills the shell, or bundles the code of a site that no shell shows: its files are the same. */
export const fillOrBundle: WritePages = async (settings) => {
  try {
    await fillSite(settings, SHELL);
  } catch (error) {
    if (!(error instanceof UnfilledError)) throw error;
    await bundleAndRender(settings);
  }
};
