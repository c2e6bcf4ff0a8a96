import loaders from '@generated/version-simulators/default/simulators';
import { versionOf } from '../links/version-of';
import { isKnown, keepDescribed } from './description';

/** Loads the version of the API that the page belongs to. @throws if there is no connection. */
export async function loadDescribed(): Promise<void> {
  const version = versionOf(window.location.pathname) ?? '';
  const load = loaders[version];
  if (!load || isKnown(version)) return;
  const [contract, requests, forms, world, validators] = await load();
  keepDescribed(version, {
    contract: contract.default,
    requests: requests.default,
    forms: forms.default,
    seed: world.default,
    validators: validators.default,
  });
}
