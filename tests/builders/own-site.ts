import { listGuidePages } from '../../site/config/guide-pages';
import { addressOfSite, readProject } from '../../site/config/project';
import { readOwnSettings } from '../../site/config/settings';

/** The settings of our site. */
export const settings = readOwnSettings();

export const project = readProject(settings);

/** The start of every page's absolute address, without a trailing slash. */
export const siteAddress = addressOfSite(project);

export const { addresses, guidePages } = listGuidePages(settings);
