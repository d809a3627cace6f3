import { css } from '@emotion/react';
import { type MouseEvent, useState } from 'react';
import { link } from 'shared-kernel/platform/links';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { token } from 'shared-kernel/ui/tokens';

const opener = css`
  justify-self: start;
  padding-block: ${token('space-3')};
  margin-block: calc(-1 * ${token('space-3')});
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  text-decoration: underline;
`;

const useDialog = lazyPart(() =>
  import(/* webpackChunkName: "size-guide" */ './size-guide-dialog').then((m) => m.SizeGuideDialog),
);

/** A link to the page with the product's sizes; a plain click opens it in a dialog, whose chunk and text are loaded then. */
export function SizeGuide({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const href = useHref();
  const [open, setOpen] = useState(false);
  const SizeGuideDialog = useDialog(open, setOpen);
  const handleClick = (event: MouseEvent) => {
    // the visitor wants another tab or window
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a css={opener} href={href(link('page', { slug }))} aria-haspopup="dialog" onClick={handleClick}>
        {t('product.sizeGuide')}
      </a>
      {SizeGuideDialog && <SizeGuideDialog slug={slug} onClose={() => setOpen(false)} />}
    </>
  );
}
