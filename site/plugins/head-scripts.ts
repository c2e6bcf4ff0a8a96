import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { beforeScripts } from '../config/before-scripts';
import { showRememberedChoices } from '../config/remembered-choices';
import { followMode, themeColor } from '../config/theme-color';

/**
 * Adds the scripts of the head, and what it says about the site on every page. Tags of the configuration would be sent twice:
 * browsers load all of it with the site's code.
 * @param options the HTML that a project adds.
 */
export default function headScripts(
  { baseUrl, siteConfig: { title, themeConfig } }: LoadContext,
  { head }: { head: string },
): Plugin {
  // One script: the policy has a hash of each, in the headers of every response.
  const script = [followMode, beforeScripts(baseUrl).innerHTML, showRememberedChoices.innerHTML].join(';');
  const { defaultMode } = (themeConfig as ThemeConfig).colorMode;
  return {
    name: 'head-scripts',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { property: 'og:site_name', content: title } },
        themeColor(defaultMode),
        { tagName: 'script', attributes: {}, innerHTML: script },
        ...(head === '' ? [] : [head]),
      ],
    }),
  };
}
