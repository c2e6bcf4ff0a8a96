/** One mistake in one place of a source file. */
export interface SourceMutant {
  /** `simulator/layers/page.ts pageOf: relational`, with a number where one function holds several: for the report. */
  name: string;
  operator: string;
  file: string;
  /** Where it stands, from 1. */
  line: number;
  column: number;
  /** The change: `< becomes <=`. */
  label: string;
}
