export type Severity = 'error' | 'warn';

/** A place in an API description file: path relative to the working folder, 1-based line and column, JSON Pointer. */
export interface Location {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

/** Something an author has to know about the API description. Never thrown: collected, sorted and printed all at once. */
export interface Problem {
  ruleId: string;
  severity: Severity;
  /** One sentence: what is wrong, with which value. */
  message: string;
  /** One sentence: what to write instead. */
  remedy?: string;
  location: Location;
  /** Where else the same mistake shows. */
  others?: Location[];
}
