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

/** Flags for the browser of the tests; `tests/browser/launch.spec.ts` compares them with those of Playwright. */
export const browserFlags = [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...POPUPS].join(',')}`,
  // Text has the same width in the headless shell as in a browser window.
  '--font-render-hinting=none',
];
