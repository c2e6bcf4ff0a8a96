import { isInEu, type Levy, type TaxArea } from './example-rates';

/** A jurisdiction with specific tax rules; without a region, the whole country. */
interface Jurisdiction {
  country: string;
  region: string | null;
}

/** A tax ID of the account: its area and validity (`YYYY-MM-DD`, both days included; null: no end). */
export interface Registration {
  jurisdiction: Jurisdiction;
  validFrom: string;
  validUntil: string | null;
}

/**
 * Whether the account may charge `levy` in `area` on `date`: it has a valid tax ID there, or for the whole European Union.
 */
export function isRegistered(
  registrations: Registration[],
  area: TaxArea,
  levy: Levy,
  date: string,
): boolean {
  return registrations.some(
    ({ jurisdiction, validFrom, validUntil }) =>
      coversLevy(jurisdiction, area, levy) &&
      validFrom <= date &&
      (validUntil === null || date <= validUntil),
  );
}

function coversLevy({ country, region }: Jurisdiction, area: TaxArea, levy: Levy): boolean {
  if (country === 'EU') return isInEu(area.country);
  return country === area.country && region === (levy.region ?? null);
}
