import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectsIn, asText } from './json';
import type { World } from './load-world';
import { sightingsIn, sightingsOf } from './sightings';

/** Documents of the account that owns the tax IDs; connected sellers have their own registrations. */
const OWN_SERIES = /^(?:CN-)?2024-/;

const PROOFS = ['billing_country', 'ip_country', 'bank_country', 'additional_evidence_country'];

function registeredCountries(world: World): Set<Json | undefined> {
  const places = sightingsOf(world, 'taxId').map(({ record }) => record['jurisdiction']);
  return new Set(places.filter(isObject).map(({ country }) => country));
}

/** Checks that tax is charged and calculated only where a tax ID is registered. */
export function checkRegistrations(world: World): string[] {
  const countries = registeredCountries(world);
  const taxed = sightingsIn(world)
    .filter(({ record }) => OWN_SERIES.test(asText(record['number'])))
    .flatMap(({ at, record }) => objectsIn(record['taxes']).map((tax) => ({ at, tax })));
  const calculated = world
    .filter(({ subject, part }) => subject === 'calculateTaxRate' && part === 'response')
    .flatMap(({ name, value }) => (isObject(value) ? [{ at: name, tax: value }] : []));
  return [...taxed, ...calculated].flatMap(({ at, tax }) => {
    const isUncovered = Number(tax['rate']) > 0 && !countries.has(tax['country']);
    return isUncovered ? [`${at}: no tax ID in ${asText(tax['country'])}`] : [];
  });
}

function stateOf(evidence: JsonObject): string {
  const proofs = PROOFS.map((key) => evidence[key]).filter((country) => typeof country === 'string');
  if (proofs.length < 2) return 'unsettled';
  return new Set(proofs).size < proofs.length ? 'confirmed' : 'conflicting';
}

/** Checks the state of every evidence record against its proofs. */
export const checkEvidence = (world: World): string[] =>
  sightingsOf(world, 'evidence').flatMap(({ at, record }) =>
    record['state'] === stateOf(record) ? [] : [`${at}: state is not ${stateOf(record)}`],
  );
