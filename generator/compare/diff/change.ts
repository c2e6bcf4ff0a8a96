import type { Json, JsonObject } from '#core/json/json';
import type { Location } from '../../problems/problem';
import type { RuleId } from './rules';
import type { Breaks, Severity } from './rules/rule';

/** Whether the client sends a value (in requests and answers to events) or receives it (in responses and events). */
export type Direction = 'sent' | 'received';

/** Where something is written: a member of an object of a bundle, or the object itself. */
export interface Place {
  holder: JsonObject;
  member?: string;
}

/** One difference at one place of the base and the head, before equal ones are joined. */
export interface Finding {
  rule: RuleId;
  /** The field, value or status that the sentences name. */
  name?: string;
  /** Normalized values, without descriptions. */
  before?: Json;
  after?: Json;
  /** How people read `before` and `after`, where that is not the value itself. */
  shown?: { before?: string; after?: string };
  /** A step from the place to the subject, such as `.tax`. */
  step?: string;
  base?: Place;
  head?: Place;
  /** A sentence for people after the remedy. */
  hint?: string;
}

/** Somebody whom a change reaches, and how. */
export interface Use {
  direction: Direction;
  /** An operationId, or the name of an event. */
  affected: string;
  /** Where the base has it, without names of parameters: `POST /invoices/{} request application/json`. */
  anchor: string;
  /** The operation or event for people: `POST /invoices`. */
  title: string;
  /** The part of it: `query parameter \`limit\``. */
  what?: string;
}

/** The verdict for one direction. */
export interface Verdict {
  severity: Severity;
  remedy: string;
  /** Sorted operationIds and names of events. */
  affected: string[];
}

/** Where a run can show a change: its first use in one direction. */
export interface Site {
  /** An operationId, or the name of an event. */
  affected: string;
  /** The part of it: `200 body application/json`; undefined: the call itself. */
  what?: string;
  /** From there to the change: `.items[].tax`. */
  path: string;
}

/** The reason to believe a verdict: a run, or the word of the rule alone. */
export interface Proof {
  by: 'run' | 'rule';
  /** The call, or the message that arrives. */
  call?: string;
  /** The call with only the member that fails; undefined where no member does. */
  excerpt?: string;
  /** Its outcome with the base. */
  before?: string;
  after?: string;
}

/** One change of an API, however many operations it reaches. */
export interface Change {
  rule: RuleId;
  /** The worst of its verdicts. */
  severity: Severity;
  /** Whether the call itself breaks, the data in it, or only the source code of typed clients. */
  breaks: Breaks;
  sent?: Verdict;
  received?: Verdict;
  /** The same for the same change, wherever it is written: 12 hex digits. */
  fingerprint: string;
  /** The subject of the change, as sentences name it: `Coupon.kind`, or `POST /coupons, query parameter \`limit\``. */
  subject: string;
  /** The subject, a colon and what changed. */
  summary: string;
  /** The next step for a client. */
  remedy: string;
  reason: string;
  affected: string[];
  sites: Partial<Record<Direction, Site>>;
  before?: Place;
  after?: Place;
}

/** A place as people and programs find it. */
export type Locate = (place: Place) => Location | undefined;
