import { translations } from '#core/labels/translations';
import { findArea, needsPostalCode } from '../../../simulator/tax/area';

/** A country or region to choose; the request sends `value`. */
interface Place {
  value: string;
  label: string;
}

/** One postal code for each region with example rates. */
const POSTAL_CODES: Readonly<Record<string, readonly string[]>> = {
  US: ['78701', '12207', '10128', '94203', '90049', '62701', '60611', '32301', '33132', '97201'],
  CA: ['H2Y 1C6', 'M5V 2T6', 'V5K 0A1'],
};

const countryNames = new Intl.DisplayNames(translations.locale, { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the countries for which the simulator has example rates, sorted by name. */
export function listCountries(): Place[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => needsPostalCode(code) || findArea(code, null) !== undefined)
    .map((value) => ({ value, label: countryNames.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, translations.locale));
}

/** Returns the regions, with a postal code to send, of a country whose tax depends on it; an empty list for other countries. */
export function listRegions(country: string): Place[] {
  return (POSTAL_CODES[country] ?? []).map((value) => ({ value, label: nameRegion(country, value) }));
}

function nameRegion(country: string, postalCode: string): string {
  const { city, name = country } = findArea(country, postalCode) ?? {};
  return `${city === undefined ? name : `${city}, ${name}`} (${postalCode})`;
}
