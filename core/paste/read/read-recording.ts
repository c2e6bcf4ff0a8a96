import { isObject, type Json, type JsonObject } from '../../json/json';
import { listOf, objectOf, textOf } from '../../json/read';
import { keepsSecret, MASK } from '../mask-secrets';

/** One exchange of a recording. */
interface Recorded {
  method?: string;
  address?: string;
  status?: number;
  headers: [name: string, value: string][];
  sent?: string;
  received?: string;
}

/** Reads the exchange of a recording (HTTP Archive 1.2) that failed first, or else its first one; undefined for another value. */
export function readRecording(value: Json): Recorded | undefined {
  const { log } = objectOf(value);
  if (!isObject(log) || !Array.isArray(log.entries)) return undefined;
  const entries = log.entries.map(objectOf);
  const entry = entries.find((one) => statusOf(one) >= 400) ?? entries[0];
  if (entry === undefined) return undefined;
  const [request, response] = [objectOf(entry.request), objectOf(entry.response)];
  const status = statusOf(entry);
  return {
    method: textOf(request.method)?.toUpperCase(),
    address: textOf(request.url),
    ...(status > 0 && { status }),
    headers: [...headersOf(request), ...headersOf(response)],
    sent: textOf(objectOf(request.postData).text),
    received: textOf(objectOf(response.content).text),
  };
}

function statusOf(entry: JsonObject): number {
  const { status } = objectOf(entry.response);
  return typeof status === 'number' ? status : 0;
}

function headersOf({ headers }: JsonObject): [string, string][] {
  return listOf(headers).flatMap((header): [string, string][] => {
    const { name, value } = objectOf(header);
    if (typeof name !== 'string') return [];
    return [[name.toLowerCase(), keepsSecret(name) ? MASK : (textOf(value) ?? '')]];
  });
}
