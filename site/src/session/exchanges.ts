import { useSyncExternalStore } from 'react';
import type { RuleText } from '../../../simulator/rules/simulated';

/** A request of this visit and the response of the simulator. */
export interface Exchange {
  id: number;
  method: string;
  /** Path with query, for example `/api/invoices?limit=10`. */
  address: string;
  response: SimulatorResponse;
  /** Seconds until the limit resets, if the response says that no calls are left. */
  wait?: number;
}

export interface SimulatorResponse {
  status: number;
  headers: [name: string, value: string][];
  /** Indented JSON; empty if there is no body. */
  body: string;
  /** Rules behind the response that are not in the specification. */
  rules: RuleText[];
}

const NONE: readonly Exchange[] = [];
let exchanges = NONE;
const listeners = new Set<() => void>();

/** Returns the requests of this visit, newest first. Pages use them without the simulator itself. */
export function useExchanges(): readonly Exchange[] {
  return useSyncExternalStore(
    subscribe,
    () => exchanges,
    () => NONE,
  );
}

export function addExchange(exchange: Exchange): void {
  setExchanges([exchange, ...exchanges]);
}

export function clearExchanges(): void {
  setExchanges(NONE);
}

function setExchanges(next: readonly Exchange[]): void {
  exchanges = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
