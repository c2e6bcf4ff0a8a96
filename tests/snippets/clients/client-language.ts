import type { ClientLanguageId } from '../../../generator/emit/clients/languages';
import type { Json, JsonObject } from '#core/json/json';

/** A call of a method of the client, by the id of its operation; values by the names of the description. */
export interface ClientCall {
  /** Where all calls go; without it, to the servers of the description. */
  server?: string;
  method: string;
  values?: JsonObject;
  /** By the ids of security schemes. */
  keys?: Readonly<Record<string, string | readonly string[]>>;
  /** Seconds. */
  timeout?: number;
}

/** The result of a call, or the class of its error. */
export interface CallOutcome {
  result?: Json;
  error?: string;
  message?: string;
  status?: number;
  body?: Json;
  /** Seconds before each repeat; all random numbers are 0.5. */
  waits: number[];
}

/** Values for the arguments of a method, or one that it may return. */
export type Judged = { method: string } & ({ values: JsonObject } | { result: Json });

/** A language of client files: how tests run and judge them without knowing how they are made. */
export interface ClientLanguage {
  id: ClientLanguageId;
  label: string;
  /** The oldest version that has everything in a client file, for people. */
  needs: string;
  isHere: boolean;
  /** Plays calls with a client file, one after the other. */
  play: (file: string, calls: readonly ClientCall[]) => Promise<CallOutcome[]>;
  /** Whether the types of a client file allow each of the values. */
  judge: (file: string, judged: readonly Judged[]) => Promise<boolean[]>;
  /** Loads client files with all their types, and returns the mistake in a file by its path. */
  load: (files: readonly string[]) => Promise<Record<string, string>>;
  /** The classes of errors that are those of the language. */
  errors: Readonly<Record<OwnError, string>>;
  /** Values that no type of the language tells apart from those that fit. */
  blindTo: readonly string[];
}

/** Errors without a response of the API. */
export type OwnError = 'a cut connection' | 'no answer in time' | 'another origin';
