import { type ReactNode, useState } from 'react';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { orRetry } from '../../../components/or-retry';

const useViewer = lazyPart(
  orRetry(() => import(/* webpackChunkName: "viewer" */ '../gallery/viewer').then((m) => m.Viewer)),
);

/** A photo viewer as large as the window: a function that opens it at a photo, and the element to render beside the thumbnails. */
export function usePhotoViewer(photos: readonly { image: string }[], title: string): [(at: number) => void, ReactNode] {
  const [first, open] = useState<number | null>(null);
  const Viewer = useViewer(first !== null);
  const viewer = Viewer && first !== null && (
    <Viewer
      title={title}
      label={title}
      pictures={photos.map(({ image }) => image)}
      first={first}
      onClose={() => open(null)}
    />
  );
  return [open, viewer];
}
