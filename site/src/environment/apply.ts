import { BASE_URL, type EnvironmentRules } from '#core/contracts/environments';
import { addressOf, servers } from './choices';
import { readChoice, type EnvironmentChoice } from './stored-choice';

let latest = 0;

/** `changeAll` of `change-code.ts`, loaded with the first choice that needs it. */
let changeAll: ((choice: EnvironmentChoice, rules: EnvironmentRules) => void) | undefined;

/**
 * Shows the stored choice in all snippets: server, credentials and own values. Nothing is sent anywhere.
 * @returns the choice that the page shows then
 */
export async function applyChoice(): Promise<EnvironmentChoice> {
  latest += 1;
  const turn = latest;
  const choice = readChoice();
  const rules = await loadRules(choice);
  const shown = rules ? choice : { ...choice, server: 0, credentials: undefined };
  if (turn === latest) show(shown, rules ?? {});
  return shown;
}

/** Returns undefined if the rules are needed but cannot be loaded. */
async function loadRules({ server, credentials }: EnvironmentChoice): Promise<EnvironmentRules | undefined> {
  if (server === 0 && credentials === undefined) return {};
  try {
    const [{ default: rules }, code] = await Promise.all([
      import('@generated/environments/default/rules.json'),
      import('./change-code'),
    ]);
    ({ changeAll } = code);
    return rules;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function show(choice: EnvironmentChoice, rules: EnvironmentRules): void {
  showValues({});
  changeAll?.(choice, rules);
  const address = addressOf(choice.server, choice.values);
  showValues({ ...choice.values, ...(address !== undefined && { [BASE_URL]: address }) });
  const server = servers[choice.server];
  for (const label of document.querySelectorAll<HTMLElement>('[data-environment-label]')) {
    label.textContent = server?.label ?? '';
    label.closest('button')?.toggleAttribute('data-guarded', server?.readsKeys === true);
  }
}

/** Puts own values where the page has examples of them. */
function showValues(values: EnvironmentChoice['values']): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reader-value]')) {
    const { readerValue = '' } = element.dataset;
    element.dataset.documented ??= element.textContent ?? '';
    const own = Object.hasOwn(values, readerValue) ? values[readerValue] : undefined;
    const text = own ?? element.dataset.documented;
    if (element.textContent !== text) element.textContent = text;
  }
}
