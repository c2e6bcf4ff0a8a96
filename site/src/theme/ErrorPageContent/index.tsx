import type { Props } from '@theme/Error';
import { CrashScreen } from '../../failures/CrashScreen';

/** Shown between navbar and footer if a page has crashed. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return <CrashScreen error={error} tryAgain={tryAgain} />;
}
