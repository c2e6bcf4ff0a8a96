/** Returns the section of a version in a changelog, without its heading; undefined if there is none. */
export function findSection(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  return section?.slice(section.indexOf('\n')).trim();
}
