import { translate } from '#core/labels/translate';
import { BASE_URL } from '#core/contracts/environments';
import { HOST_LABEL_LENGTH } from '#core/http/address';
import {
  credentials,
  hasWholeAddresses,
  isInHost,
  keys,
  otherServerOf,
  servers,
  variableOf,
} from '../choices';
import { followsServer } from '../follows-server';
import { isAllowed, type EnvironmentChoice } from '../stored-choice';
import type { FormValue } from '.';

/** The content of the form. */
export interface Draft {
  server: number;
  /** Index of the credentials; undefined if the page has none or there is no choice. */
  credentials?: number;
  values: Record<string, string>;
}

/** Why a value is not possible; with the server that it belongs to, if that is known. */
export interface FieldError {
  message: string;
  server?: number;
}

/** Fills in the form: with the stored choice, and without one, with that of the page. */
export function draftOf(
  { server, credentials: way, values }: EnvironmentChoice,
  shown: readonly FormValue[],
): Draft {
  const credentialsShown = way ?? shownWay(shown);
  return { server, values, ...(credentialsShown !== undefined && { credentials: credentialsShown }) };
}

/** Returns the choice that a form makes. The choice of the page counts as not chosen, because other pages may show others. */
export function toChoice(
  { server, credentials: way, values }: Draft,
  shown: readonly FormValue[],
  stored: EnvironmentChoice,
): EnvironmentChoice {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const isShown = way === shownWay(shown);
  return {
    server,
    ...(!isShown && way !== undefined && { credentials: way }),
    values: { ...stored.values, ...(Object.fromEntries(trimmed) as Record<string, string>) },
  };
}

/** Finds the values that snippets cannot show, by name. */
export function findErrors(
  { server, values }: Draft,
  shown: readonly FormValue[],
): Record<string, FieldError> {
  const names = new Set([...variablesOf(server, shown).map(({ name }) => name), ...keys]);
  const asked = [...names].filter((name) => !servers[server]?.readsKeys || !keys.includes(name));
  const found = asked.flatMap((name) => {
    const error = errorOf(name, (values[name] ?? '').trim(), server);
    return error ? [[name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Lists the values that the address of a server and the code of the page have variables for, without credentials. */
export function variablesOf(server: number, shown: readonly FormValue[]): FormValue[] {
  const whole = hasWholeAddresses && followsServer(shown) ? (servers[server]?.variables ?? []) : [];
  return [...whole, ...shown.filter(({ name }) => name !== BASE_URL && !keys.includes(name))];
}

function errorOf(name: string, value: string, server: number): FieldError | undefined {
  if (value === '') return undefined;
  if (!isAllowed(name, value, server)) return { message: whatToWrite(name, server) };
  const other = otherServerOf(value, server);
  return other === undefined
    ? undefined
    : {
        message: translate('This is a key of {server}.', { server: servers[other]?.label ?? '' }),
        server: other,
      };
}

function whatToWrite(name: string, server: number): string {
  if (variableOf(name, server))
    return translate('Letters without accents, digits and . : / ~ + _ - only, at most 100.');
  if (isInHost(name, server))
    return translate('A–Z, a–z, 0–9 and - only, at most {most}, and no - at either end.', {
      most: HOST_LABEL_LENGTH,
    });
  return translate('A–Z, a–z, 0–9, _ and - only, at most 100.');
}

function shownWay(shown: readonly FormValue[]): number | undefined {
  const names = shown.map(({ name }) => name).filter((name) => keys.includes(name));
  const way = credentials.findIndex((one) => one.join() === names.join());
  if (way >= 0) return way;
  return names.length > 0 && credentials.length > 1 ? 0 : undefined;
}
