import { ACCESS, BASE_PATH, CONNECT } from './access';
import { ENTITIES } from './entities';
import { ERRORS, GONE, SPECIAL, SUCCESS } from './errors';
import { EVENTS } from './events';
import { FORMS, LIMITS, VERSION_PARAMETER, VERSIONS } from './limits';
import { OPERATIONS } from './operations';
import { FINAL_WHEN, STATES } from './states';

/**
 * The product specification as data, written from its sentences and never from the description: what it says and nothing
 * more. Names of operations and areas are ours where it has none.
 */
export const SPECIFIED = {
  operations: OPERATIONS,
  entities: ENTITIES,
  states: STATES,
  finalWhen: FINAL_WHEN,
  limits: LIMITS,
  forms: FORMS,
  versions: VERSIONS,
  versionParameter: VERSION_PARAMETER,
  errors: ERRORS,
  success: SUCCESS,
  gone: GONE,
  special: SPECIAL,
  access: ACCESS,
  basePath: BASE_PATH,
  connect: CONNECT,
  events: EVENTS,
};

export type Specified = typeof SPECIFIED;
