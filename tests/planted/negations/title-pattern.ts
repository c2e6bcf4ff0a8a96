const SIGNS = /[$()*+.?[\\\]^{|}]/g;

/** Placeholders of values in the title of a table of tests: `%s`, `$name`, `$path.name`, `${expression}`. */
const PLACEHOLDER = /%[a-z]|\$\{[^}]*\}|\$\w+(?:\.\w+)*/;

/** Matches the titles that tests have in a run, by their title as it is written. */
export function titlePattern(title: string): string {
  return title
    .split(PLACEHOLDER)
    .map((words) => words.replace(SIGNS, String.raw`\$&`))
    .join('.*');
}
