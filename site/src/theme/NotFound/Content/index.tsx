import type { Props } from '@theme/NotFound/Content';
import { NotFound } from '../../../failures/NotFound';

/** Shown if a page does not exist; unlike the theme's component, it offers ways to continue. */
export default function NotFoundContent({ className }: Props) {
  return <NotFound className={className} />;
}
