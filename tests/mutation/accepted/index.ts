import type { Operator } from '../operators/operator';
import { bounds } from './bounds';
import { branches } from './branches';
import { everyEnumMember } from './enum-members';
import { formats } from './formats';
import { openMember } from './open-member';
import { nullable } from './nullable';
import { omitted } from './omitted';
import { unicode } from './unicode';

/** Every change to an example that must be taken: the other edge of each rule. */
export const ACCEPTED: readonly Operator[] = [
  everyEnumMember,
  ...bounds,
  formats,
  omitted,
  openMember,
  nullable,
  ...branches,
  unicode,
];
