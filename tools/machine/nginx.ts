import { findCommand, type Runtime } from './runtime';

/** The web server that the hosting page has a configuration for. */
export const nginx: Runtime = {
  name: 'nginx',
  // Debian installs it in a folder that only root searches.
  find: () => findCommand(['nginx', '/usr/sbin/nginx'], '-v'),
  debian: ['nginx-light'],
  macos: 'brew install nginx',
};
