import type { LandingData, LinkData } from '../contracts/page-data';
import { SECTIONS } from './sections';

/** The pages about the API as a whole, as links of its first page. @param landing the address of that page. */
export function listAboutPages(
  { conventions, hasErrors, objects, events, proof, decisions }: LandingData,
  landing: string,
): LinkData[] {
  return [
    ...(conventions ? [{ label: SECTIONS.conventions, href: conventions }] : []),
    ...(hasErrors ? [{ label: SECTIONS.errors, href: `${landing}errors/` }] : []),
    ...(objects ? [objects] : []),
    ...(events ? [events] : []),
    ...(proof ? [proof] : []),
    ...(decisions ? [{ label: SECTIONS.decisions, href: decisions }] : []),
  ];
}
