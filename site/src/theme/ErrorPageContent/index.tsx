import type { Props } from '@theme/Error';
import { CrashScreen } from '../../failures/CrashScreen';

/** What stands between navbar and footer where a page crashed. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return <CrashScreen error={error} tryAgain={tryAgain} />;
}
