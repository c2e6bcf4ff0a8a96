interface ChoicesProps {
  /** Name of the panel: its `data-choices`. */
  of: string;
  /** Values by name of the choice, which is a select or radio buttons with `data-choice`. */
  choices: Record<string, string[]>;
}

/**
 * The CSS rules by which a panel shows only what is chosen, without scripts: the elements whose `data-<choice>` contains the value.
 * Values come from the description, so that no stylesheet can contain them.
 */
export function Choices({ of, choices }: ChoicesProps) {
  const rules = Object.entries(choices).flatMap(([name, values]) =>
    values.map((value) => ruleFor(of, name, value)),
  );
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}

/** Converts a value to a word of `data-<choice>`, whose words are separated by spaces. */
export function wordOf(value: string): string {
  return value.replace(/\s/g, '_');
}

function ruleFor(panel: string, choice: string, value: string): string {
  const text = textOf(value);
  const isChosen = `:is([data-choice="${choice}"] [value=${text}],[data-choice="${choice}"][value=${text}]):checked`;
  const rule = `[data-choices="${panel}"]:has(${isChosen}) [data-${choice}]:not([data-${choice}~=${textOf(wordOf(value))}]){display:none}`;
  // Printed pages show all examples, one after another.
  return choice === 'example' ? `@media screen{${rule}}` : rule;
}

function textOf(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\3c ');
}
