interface ChoicesProps {
  /** Name of the panel: its `data-choices`. */
  of: string;
  /** Values by name of the choice, which is a select or radio buttons with `data-choice`. */
  choices: Record<string, string[]>;
}

/**
 * The rules by which a panel shows only what is chosen, without scripts: of the elements with `data-<choice>` those that name
 * the value. Values come from the description, so no stylesheet can know them.
 */
export function Choices({ of, choices }: ChoicesProps) {
  const rules = Object.entries(choices).flatMap(([name, values]) =>
    values.map((value) => ruleFor(of, name, value)),
  );
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}

/** A value as a word of `data-<choice>`, which has spaces between its words. */
export function wordOf(value: string): string {
  return value.replace(/\s/g, '_');
}

function ruleFor(panel: string, choice: string, value: string): string {
  const text = textOf(value);
  const isChosen = `:is([data-choice="${choice}"] [value=${text}],[data-choice="${choice}"][value=${text}]):checked`;
  const rule = `[data-choices="${panel}"]:has(${isChosen}) [data-${choice}]:not([data-${choice}~=${textOf(wordOf(value))}]){display:none}`;
  // On paper all examples stand one after the other.
  return choice === 'example' ? `@media screen{${rule}}` : rule;
}

function textOf(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\3c ');
}
