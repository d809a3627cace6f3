import { useEffect } from 'react';
import { rememberViewed } from './viewed-ids';

/** Remembers a product once its page was visible: a page opened in the background waits until it is looked at. */
export function useRemember(productId: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      rememberViewed(productId);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [productId]);
}
