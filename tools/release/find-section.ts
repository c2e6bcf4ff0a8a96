/**
 * Returns the section of a version in a changelog, without its heading and with each entry on one line; undefined if the changelog lacks it.
 * GitHub shows the end of a line as a line break in the notes of a release, unlike in a file.
 */
export function findSection(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  return section
    ?.slice(section.indexOf('\n'))
    .trim()
    .replace(/\n {2}(?=\S)/g, ' ');
}
