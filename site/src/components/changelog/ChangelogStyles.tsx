import css from '!!./changelog.css?inline';

/** The styles of the changelog, inside its pages: those of all pages are loaded before everything else, and must stay light. */
export function ChangelogStyles() {
  return <style>{css}</style>;
}
