import type ThemeLoading from '@theme/Loading';
import type { ComponentProps } from 'react';
import { Loader } from '../../failures/Loader';
import { LoadingFailure } from '../../failures/LoadingFailure';
import { Offline } from '../../failures/Offline';

/** Shown instead of a page while its code is loading, or if loading has failed. */
export default function Loading({ error, pastDelay, retry }: ComponentProps<typeof ThemeLoading>) {
  if (error && !navigator.onLine) return <Offline onRetry={() => window.location.reload()} />;
  if (error) return <LoadingFailure error={error as unknown} onRetry={retry} />;
  return pastDelay ? <Loader /> : null;
}
