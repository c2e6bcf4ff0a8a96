import { isObject, type Json } from '#core/json/json';
import type { BundledDescription } from '../normalize/bundled-description';
import type { YamlFile } from '../../problems/yaml-file';

/** Returns the server that a `project.yaml` sets; `readProject` reports a wrong one. */
export function serverOf(file: YamlFile | undefined): string | undefined {
  const value = file?.value;
  return isObject(value) && typeof value.server === 'string' ? value.server : undefined;
}

/**
 * Returns a description whose relative servers are below a server, which is the only one if the description names none. Absolute
 * addresses stay.
 * @param server an absolute address without a slash at its end; undefined changes nothing.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export function withServer(description: BundledDescription, server: string | undefined): BundledDescription {
  if (server === undefined) return description;
  const written = Array.isArray(description.servers) ? description.servers : [];
  const servers = written.length === 0 ? [{ url: server }] : written.map((one) => atServer(one, server));
  return { ...description, servers };
}

function atServer(written: Json, server: string): Json {
  return isObject(written) && typeof written.url === 'string'
    ? { ...written, url: join(server, written.url) }
    : written;
}

function join(server: string, url: string): string {
  if (/^[a-z][a-z\d+.-]*:|^\{/i.test(url)) return url;
  return `${server}/${url.replace(/^\.?\//, '')}`.replace(/\/$/, '');
}
