import type { ReactNode } from 'react';
import { WhenVisible } from '../platform/when-visible';
import { RootReady } from './root-ready';

interface LaterPartProps {
  /** unique in the page, the same on the server and in the browser */
  id: string;
  className?: string;
  /** default: `div` */
  as?: 'div' | 'li';
  /** see `WhenVisible`, also for what its children may depend on */
  orIdle?: boolean;
  /** see `WhenVisible` */
  behind?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that hydrates after the page, when it comes near the window or is touched. A separate root for the inline
 * loader: early input in it is kept until the part has hydrated.
 */
export function LaterPart({ id, className, as: Element = 'div', orIdle, behind, children }: LaterPartProps) {
  return (
    <Element id={id} data-root="" className={className}>
      <WhenVisible id={id} orIdle={orIdle} behind={behind}>
        <RootReady id={id}>{children}</RootReady>
      </WhenVisible>
    </Element>
  );
}
