import type { Json, JsonObject } from '#core/json/json';
import type { Content } from './content/content';
import type { Worlds } from './worlds';

/** An argument of a verb, of the tool's schema and of its command line. */
export interface Argument {
  type: 'string' | 'integer' | 'boolean' | 'object' | 'any';
  description: string;
  required?: true;
  /** On the command line, whether standard input has it if no word does. */
  fromInput?: true;
}

/** The arguments of one call, checked. */
export type Arguments = JsonObject;

/** The content and the worlds of one process. */
export interface Session {
  content: Content;
  worlds: Pick<Worlds, 'open' | 'reset'>;
}

/** The result of a verb. */
export interface Result {
  /** Markdown. */
  text: string;
  /** The same for programs, as `returns` of the verb describes it. */
  data?: JsonObject;
}

type Answer = string | Result;

/** One thing that the tool does, for programs and on the command line. */
export interface Verb {
  name: string;
  /** When to use it, and what it returns. */
  description: string;
  /** Arguments that callers see with the description. */
  example?: JsonObject;
  /** In the order in which the command line takes them. */
  takes: Record<string, Argument>;
  /** Whether it changes something. */
  changes?: true;
  /** Maximum length of its text, in characters. */
  limit: number;
  /** JSON Schema of the members of its data, all of which are required; absent if it returns Markdown only. */
  returns?: JsonObject;
  /**
   * Returns Markdown, with data if it `returns` some.
   * @throws UsageError with what to write instead.
   */
  run: (given: Arguments, session: Session) => Answer | Promise<Answer>;
}

export function textIn(given: Arguments, name: string): string {
  const value: Json | undefined = given[name];
  return typeof value === 'string' ? value : '';
}

export function numberIn(given: Arguments, name: string, otherwise: number): number {
  const value = given[name];
  return typeof value === 'number' ? value : otherwise;
}
