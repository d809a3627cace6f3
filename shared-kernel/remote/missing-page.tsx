import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { emit } from '../platform/bus';
import { link } from '../platform/links';
import { useHref, usePage } from '../platform/page-context';
import { NotFoundPage } from '../ui/not-found-page';
import { token } from '../ui/tokens';

const below = css`
  /* keeps the footer from moving when the products arrive */
  min-block-size: 420px;
  max-inline-size: ${token('page-width')};
  margin-inline: auto;
  padding: 0 ${token('page-gutter')} ${token('space-12')};
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * The 404 page, with suggestions (S071): home, search, categories, and a place for products. The shell fills it, because tiles
 * belong to a layer above this one (decision 91).
 */
export function MissingPage() {
  const href = useHref();
  const place = useRef<HTMLDivElement>(null);
  const { categories } = usePage().site.common;
  useEffect(() => {
    if (place.current) emit('page:missing', { place: place.current });
  }, []);
  const categoryLinks = categories.map(({ id, title, slug }) => ({
    id,
    title,
    href: href(link('category', { category: slug })),
  }));
  return (
    <>
      <NotFoundPage home={href('/')} search={href(link('search'))} links={categoryLinks} />
      <div ref={place} css={below} />
    </>
  );
}
