import { type ReactNode, useState } from 'react';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';

interface SentMarkupProps {
  /** unique in the page, the same on the server and in the browser */
  id: string;
  className?: string;
  /** without event handlers: in hydration it is markup only */
  children: ReactNode;
}

/**
 * An element whose content only the server can render, because its data stay there. In hydration the server's markup is kept; in a
 * page that the browser renders itself, the content is the children.
 */
export function SentMarkup({ id, className, children }: SentMarkupProps) {
  const hydrated = useHydrated();
  const [sent] = useState(() =>
    hydrated || typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML,
  );
  if (sent === undefined)
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: sent }} />;
}
