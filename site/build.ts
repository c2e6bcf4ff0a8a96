import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { buildSite } from './build-site';
import { readOwnBuildSettings } from './config/settings';

/** Builds the site; exits with 1 if a page has a mistake, and with 2 for wrong usage or unusable folders. */
export const command: Command = {
  usage: `Usage: npm run build
Builds the site into \`build/\`.
  SITE_OUT       another folder to build into
  GENERATED_DIR  output of the generator for another description
  DOCS_DIR       other hand-written pages
  TRANSLATIONS_DIR  folder with a folder of translations for each language`,
  run(args) {
    readFlags({}, args);
    return buildSite(readOwnBuildSettings());
  },
};

runIfStarted(module, command);
