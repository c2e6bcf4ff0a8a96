import type { RequestForms } from '#core/contracts/form-schema';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Contract } from '#core/contracts/simulator-contract';
import type { Seed } from '#core/contracts/seed';
import type { Validators } from '#core/contracts/validators';
import contractText from '../../../generated/simulator/contract.json';
import requestsText from '../../../generated/simulator/requests.json';
import worldText from '../../../generated/simulator/world.json';
import { versionOf } from '../links/version-of';

/** The version of the API that the simulator of the page follows. */
export interface Described {
  contract: Contract;
  requests: SimulatorRequests;
  seed: Seed;
  /** Only an earlier version brings its own; those of the current one are in the simulator. */
  validators?: Validators;
  forms?: RequestForms;
}

const current: Described = {
  contract: contractText as unknown as Contract,
  requests: requestsText as unknown as SimulatorRequests,
  seed: worldText as unknown as Seed,
};

const earlier = new Map<string, Described>();

/** Returns what the page is about: an earlier version once it is loaded (`load-described.ts`), else the current one. */
export function getDescribed(): Described {
  const version = typeof window === 'undefined' ? undefined : versionOf(window.location.pathname);
  return earlier.get(version ?? '') ?? current;
}

/** Whether an earlier version is loaded. */
export function isKnown(version: string): boolean {
  return earlier.has(version);
}

/** Makes an earlier version known. */
export function keepDescribed(version: string, described: Described): void {
  earlier.set(version, described);
}
