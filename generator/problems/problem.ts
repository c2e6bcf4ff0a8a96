export type Severity = 'error' | 'warn';

/** A place in an API description file: path relative to the working folder, 1-based line and column, JSON Pointer. */
export interface Location {
  file: string;
  line: number;
  column: number;
  pointer: string;
}

/** A replacement in a file: the text from `start` to before `end`, as offsets, and the text instead. */
export interface Fix {
  file: string;
  start: number;
  end: number;
  text: string;
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
  /** The replacements that are the remedy, if there is only one: here, and where else the same mistake shows. */
  fixes?: readonly Fix[];
  /** Where else the same mistake shows. */
  others?: Location[];
}
