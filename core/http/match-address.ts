/** An address that a reader calls. */
export interface CalledAddress {
  /** Absent if nobody knows it. */
  method?: string;
  /** Absolute or below the root or the base path of the API; without its query. */
  address: string;
}

/** An operation by its method, in upper case, and the template of its path; an event has neither. */
interface Addressed {
  method?: string;
  path?: string;
}

/** A segment that code fills in: `{id}`, `${id}`, `:id`, `<id>`, `%s`. */
const BLANK = /[${<%]|^:/;

/** The longest address that is looked at. */
const LONGEST = 4096;

/** Returns a function that finds the operations that an address may be one of. @param basePaths of the servers of the API */
export function createMatch<Operation extends Addressed>(
  operations: readonly Operation[],
  basePaths: readonly string[],
): (call: CalledAddress) => Operation[] {
  const templates = operations.flatMap((operation) =>
    operation.path === undefined ? [] : [{ operation, segments: segmentsOf(operation.path) }],
  );
  const bases = [...new Set(['', ...basePaths])].map(segmentsOf);
  return ({ method, address }) => {
    if (address.length > LONGEST) return [];
    const path = segmentsOf(address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, ''));
    const paths = bases.flatMap((base) => (isBelow(path, base) ? [path.slice(base.length)] : []));
    const fitting = templates.filter(
      ({ operation, segments }) =>
        (method === undefined || operation.method === method.toUpperCase()) &&
        paths.some((one) => fits(one, segments)),
    );
    return nearest(fitting).map(({ operation }) => operation);
  };
}

interface Template<Operation extends Addressed> {
  operation: Operation;
  segments: readonly string[];
}

/** Of the templates that fit, those with the most fixed segments, for each method. */
function nearest<Operation extends Addressed>(
  fitting: readonly Template<Operation>[],
): Template<Operation>[] {
  const most = (method: string | undefined): number =>
    Math.max(...fitting.filter((one) => one.operation.method === method).map(fixedIn));
  return fitting.filter((one) => fixedIn(one) === most(one.operation.method));
}

function fixedIn({ segments }: Pick<Template<Addressed>, 'segments'>): number {
  return segments.filter((segment) => !segment.includes('{')).length;
}

function isBelow(path: readonly string[], base: readonly string[]): boolean {
  return path.length >= base.length && base.every((segment, index) => isSame(path[index] ?? '', segment));
}

function fits(path: readonly string[], template: readonly string[]): boolean {
  return (
    path.length === template.length && template.every((segment, index) => isSame(path[index] ?? '', segment))
  );
}

/** Whether a segment may be one of a template. A part of a template may stand next to fixed characters: `{id}.json`. */
function isSame(segment: string, template: string): boolean {
  if (segment === template) return true;
  if (!template.includes('{')) return false;
  const fixed = template.split(/\{[^}]*\}/);
  const [start = '', end = ''] = [fixed[0], fixed.at(-1)];
  if (BLANK.test(segment)) return true;
  return segment.length > start.length + end.length && segment.startsWith(start) && segment.endsWith(end);
}

/** A slash at the end counts for nothing. */
function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter((segment, index, all) => segment !== '' || (index > 0 && index < all.length - 1));
}
