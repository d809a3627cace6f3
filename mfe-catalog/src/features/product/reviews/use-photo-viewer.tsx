import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { PhotoViewerProps } from './photo-viewer';

const useViewer = lazyPart<PhotoViewerProps>(() =>
  import(/* webpackChunkName: "review-photos" */ './photo-viewer').then((m) => m.PhotoViewer),
);

/** Photos as large as the window: a function that opens them at one, and what to render beside the thumbnails. */
export function usePhotoViewer(photos: PhotoViewerProps['photos'], title: string): [(at: number) => void, ReactNode] {
  const [at, open] = useState<number | null>(null);
  const Viewer = useViewer(at !== null);
  const viewer = Viewer && at !== null && (
    <Viewer photos={photos} title={title} at={at} show={open} close={() => open(null)} />
  );
  return [open, viewer];
}
