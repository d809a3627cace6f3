import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type PageFacts, PageProvider } from '../platform/page-context';

export interface ProvidersProps {
  cache: EmotionCache;
  queryClient: QueryClient;
  texts: i18n;
  page: PageFacts;
  children: ReactNode;
}

/** What every screen may count on: styles, data, texts, page. The order is part of the hydration contract. */
export function Providers({ cache, queryClient, texts, page, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={texts}>
          <PageProvider value={page}>{children}</PageProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
