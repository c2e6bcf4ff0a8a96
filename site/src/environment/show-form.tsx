import { mount } from '../ui/mount';
import { EnvironmentForm, type FormValue } from './EnvironmentForm';

let opened = 0;

/** Shows the form in its popover, as the stored choice fills it in. */
export function showForm(popover: HTMLElement): void {
  opened += 1;
  const values = JSON.parse(popover.dataset.environment ?? '[]') as FormValue[];
  mount(popover, <EnvironmentForm key={opened} values={values} />);
}
