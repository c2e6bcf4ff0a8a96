import type { Fault } from '../steps';
import { CODE_FAULTS } from './code';
import { DOCS_FAULTS } from './docs';
import { OPENAPI_FAULTS } from './openapi';
import { SITE_FAULTS } from './site';

/** Every planted fault: each has to be noticed, with words that help its author. */
export const FAULTS: readonly Fault[] = [...OPENAPI_FAULTS, ...DOCS_FAULTS, ...CODE_FAULTS, ...SITE_FAULTS];
