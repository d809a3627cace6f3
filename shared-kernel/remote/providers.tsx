import type { EmotionCache } from '@emotion/cache';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Texts } from '../i18n/texts';
import { StyleCacheProvider } from '../platform/element-styles';
import { type PageFacts, PageProvider } from '../platform/page-context';
import { TextsProvider } from '../platform/use-translation';

export interface ProvidersProps {
  cache: EmotionCache;
  queryClient: QueryClient;
  texts: Texts;
  page: PageFacts;
  children: ReactNode;
}

/** The contexts of every screen: styles, data, texts, page. Their order is part of the hydration contract. */
export function Providers({ cache, queryClient, texts, page, children }: ProvidersProps) {
  return (
    <StyleCacheProvider value={cache}>
      <QueryClientProvider client={queryClient}>
        <TextsProvider value={texts}>
          <PageProvider value={page}>{children}</PageProvider>
        </TextsProvider>
      </QueryClientProvider>
    </StyleCacheProvider>
  );
}
