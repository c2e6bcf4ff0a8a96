import type { Props } from '@theme/NotFound/Content';
import { NotFound } from '../../../failures/NotFound';

/** What stands where there is no page; unlike the theme's own it leads on. */
export default function NotFoundContent({ className }: Props) {
  return <NotFound className={className} />;
}
