import type { EmotionCache } from '@emotion/cache';
import type { ComponentType } from 'react';
import type { Texts } from 'shared-kernel/i18n/texts';
import { StyleCacheProvider } from 'shared-kernel/platform/element-styles';
import { type PageFacts, PageProvider } from 'shared-kernel/platform/page-context';
import { TextsProvider } from 'shared-kernel/platform/use-translation';
import { createStyleCache } from 'shared-kernel/remote/style-cache';
import { CurrentPathProvider } from './use-current-path';

/** emotion's key for all content of the shell */
const FRAME_CSS_KEY = 'shell';
export const createFrameCache = (): EmotionCache => createStyleCache(FRAME_CSS_KEY);

/** The content around the slot, by the id of its element in the document. Each is hydrated separately. */
export const ISLANDS = ['header', 'footer', 'toasts'] as const;
export type IslandId = (typeof ISLANDS)[number];

/**
 * Styles of the islands' own elements, which the document contains: the header's has no box, so that its bar can stick; the footer
 * is at the bottom of the window when the page is shorter.
 */
export const ISLAND_CSS = '#header{display:contents}#footer{position:sticky;inset-block-start:100vh}';

/** React's prefix of generated ids, one per island: they must not collide with those of other roots. */
export const islandPrefix = (id: IslandId) => `shell-${id}-`;

export interface FrameFacts {
  page: PageFacts;
  /** see `useCurrentPath` */
  here: string;
  texts: Texts;
  cache: EmotionCache;
}

/** One island with all its providers: the same tree on the server and in the browser. */
export function Island({ Content, facts }: { Content: ComponentType; facts: FrameFacts }) {
  return (
    <StyleCacheProvider value={facts.cache}>
      <TextsProvider value={facts.texts}>
        <PageProvider value={facts.page}>
          <CurrentPathProvider value={facts.here}>
            <Content />
          </CurrentPathProvider>
        </PageProvider>
      </TextsProvider>
    </StyleCacheProvider>
  );
}
