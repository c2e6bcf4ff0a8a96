import './config/use-labels';
import { createSiteConfig } from './config/create-site-config';
import { receiveLocale, receiveSettings } from './config/passed-settings';

/** Docusaurus loads this file by its path, in each language that it builds. */
export default createSiteConfig(
  receiveSettings(),
  receiveLocale(),
  process.env.NODE_ENV === 'development' ? 'development' : 'production',
);
