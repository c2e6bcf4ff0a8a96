import { ENGLISH } from './languages';
import { readOwnBuildSettings, type BuildSettings } from './settings';

const VARIABLE = 'DOCPROOF_SETTINGS';

/** Passes settings to the files that Docusaurus loads by their path: its configuration and the sidebars. */
export function passSettings(settings: BuildSettings): void {
  process.env[VARIABLE] = JSON.stringify(settings);
}

/** Returns the settings that were passed; those of our site where Docusaurus was started by itself. */
export function receiveSettings(): BuildSettings {
  const passed = process.env[VARIABLE];
  return passed === undefined ? readOwnBuildSettings() : (JSON.parse(passed) as BuildSettings);
}

/** Returns the language that Docusaurus builds or serves now. */
export function receiveLocale(
  { DOCUSAURUS_CURRENT_LOCALE: locale }: NodeJS.ProcessEnv = process.env,
): string {
  return locale ?? ENGLISH;
}
