import Loading from '@theme-original/Loading';
import type ThemeLoading from '@theme/Loading';
import type { ComponentProps } from 'react';
import { Offline } from '../../offline/Offline';

/** What stands for a page while its code is loaded, or when that failed. */
export default function LoadingOrOffline(props: ComponentProps<typeof ThemeLoading>) {
  if (!props.error || navigator.onLine) return <Loading {...props} />;
  return (
    <main className="container margin-vert--lg">
      <Offline onRetry={reload} />
    </main>
  );
}

function reload(): void {
  if (navigator.onLine) window.location.reload();
}
