/** A request as typed by readers: method, path, or both. */
export interface Call {
  /** Upper case. */
  method?: string;
  /** Path segments; null for a value: `{id}`, `:id`, `123`. */
  segments: (string | null)[];
}

const CALL = /^\s*(?:(\S+)\s+)?(?:https?:\/\/[^/\s]+)?(?:\/api(?=\/))?(\/[^\s?#]*)/i;

/** Methods that readers write in any case. Other words before a path, such as `list`, are methods only in capitals. */
const COMMON = /^(?:get|post|put|patch|delete|head)$/i;
const CAPITALS = /^[A-Z][A-Z\d_-]*$/;

/** `POST /invoices`, `/credits/123/void`; undefined for a query without a path. */
export function parseCall(query: string): Call | undefined {
  const [, method, path] = CALL.exec(query) ?? [];
  if (path === undefined) return undefined;
  if (method !== undefined && !COMMON.test(method) && !CAPITALS.test(method)) return undefined;
  return { method: method?.toUpperCase(), segments: segmentsOf(path) };
}

/** Similarity of a typed call to a documented one (`GET /invoices/{id}`), from 0 to 1. */
export function similarity({ method, segments }: Call, documented: string): number {
  const [knownMethod, path = ''] = documented.split(' ');
  if (method !== undefined && method !== knownMethod?.toUpperCase()) return 0;
  const known = segmentsOf(path);
  const isStart = segments.every((segment, index) => {
    const other = known[index];
    return other === null ? index > 0 : segment !== null && other === segment;
  });
  return isStart && known.length >= segments.length ? (1 + segments.length) / (1 + known.length) : 0;
}

function segmentsOf(path: string): (string | null)[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (/^(\{.*|:.+|\d+)$/.test(segment) ? null : segment.toLowerCase()));
}
