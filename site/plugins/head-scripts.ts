import type { Plugin } from '@docusaurus/types';
import { readAdditions } from '../config/additions';
import { beforeScripts } from '../config/before-scripts';
import { showRememberedChoices } from '../config/remembered-choices';

/** Adds the scripts of the head. Tags of the configuration would be sent twice: browsers load all of it with the site's code. */
export default function headScripts(): Plugin {
  const { head } = readAdditions();
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [beforeScripts, showRememberedChoices, ...(head === '' ? [] : [head])],
    }),
  };
}
