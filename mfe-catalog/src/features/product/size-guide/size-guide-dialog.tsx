import { css } from '@emotion/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorText } from 'shared-kernel/api/error-text';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ContentPage } from 'shared-kernel/contract/site';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Dialog } from 'shared-kernel/ui/dialog';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';

const guide = css`
  display: grid;
  gap: ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
  overflow-x: auto;
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token('text-sm')};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token('space-2')};
    border-block-end: 1px solid ${token('colour-line')};
    text-align: start;
  }
  td {
    white-space: nowrap;
  }
`;

/** The shop's page of this slug. Its HTML comes sanitised from the server. */
const guideQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['size-guide', slug],
    queryFn: async ({ signal }) => (await api.request<ContentPage>(CALLS.page, { params: { slug }, signal })).data,
  });

/** The size guide of a kind of product, in a dialog over the product page. */
export function SizeGuideDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const { api } = usePage();
  const { data, error } = useQuery({ ...guideQuery(api, slug), throwOnError: false });
  return (
    <Dialog open onClose={onClose} title={data?.title ?? t('product.sizeGuide')}>
      {error && !data && <p role="alert">{errorText(error, t)}</p>}
      {!data && !error && <Spinner />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus (WCAG 2.1.1) */}
      {data && <div css={guide} tabIndex={0} dangerouslySetInnerHTML={{ __html: data.description }} />}
    </Dialog>
  );
}
