import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findChromium, findHeadlessShell } from '../../tools/machine/chromium';

/**
 * Windows that Chromium opens unseen behind the address bar of each page, each with a separate renderer: a third of the processor
 * time of a test that loads one page.
 */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright turns off: Chromium obeys only the last flag of a name, so ours has to repeat them. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Seconds to wait for a page: where other work runs, Playwright's 30 are too few. */
const PATIENCE = 300;

/**
 * Launches the browser of the tests. Its headless shell, where there is one, opens a page in about half the time. `PAGE_PATIENCE` has
 * other seconds for runs that expect pages which never come.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(browserOptions());
  const patience = Number(process.env.PAGE_PATIENCE ?? PATIENCE) * 1000;
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

/** How the browser of the tests is launched; `tests/browser/launch.spec.ts` compares its flags with those of Playwright. */
export function browserOptions(): LaunchOptions {
  return {
    executablePath: findHeadlessShell() ?? findChromium(),
    args: [
      `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...POPUPS].join(',')}`,
      // Text has the same width in the headless shell as in a browser window.
      '--font-render-hinting=none',
    ],
  };
}
