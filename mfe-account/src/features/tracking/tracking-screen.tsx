import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { link } from 'shared-kernel/platform/links';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { from } from 'shared-kernel/ui/breakpoints';
import { page } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { CodeHelp } from './code-help';
import { OwnOrderHint } from './own-order-hint';
import { TrackForm } from './track-form';
import { trackedCode, trackedQuery } from './track-order';
import { TrackedResult } from './tracked-result';

const columns = css`
  display: grid;
  gap: ${token('space-6')};
  align-items: start;
  /* not in narrower windows: the dates below the steps would touch each other */
  ${from(1200)} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
const narrow = css`
  max-inline-size: 960px;
  ${from(768)} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
const aside = css`
  display: grid;
  gap: ${token('space-4')};
`;
const intro = css`
  margin-block: calc(-1 * ${token('space-4')}) ${token('space-6')};
  max-inline-size: ${token('measure')};
  color: ${token('colour-ink-muted')};
`;

/**
 * `/track-order` (S191, D41): a form for a code, and the result for the code in the URL. It is a native form, so everything works
 * without scripts as well.
 */
export function TrackingScreen() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const code = trackedCode(useSearchParams()[0]);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({ ...trackedQuery(api, code), enabled: code !== '' });
  const order = data && 'order' in data ? data.order : undefined;
  const form = {
    code,
    tracked: data,
    answeredAt: dataUpdatedAt,
    busy: isFetching,
    onTrack: (typed: string) =>
      typed === code ? void refetch() : navigate(link('track-order', { tracking_id: typed })),
  };
  return (
    <div css={page}>
      <h1>{t('tracking.title')}</h1>
      {order ? (
        <div css={columns}>
          <TrackedResult key={code} order={order} />
          <div css={aside}>
            <OwnOrderHint code={order.order} />
            <TrackForm key={code} title={t('tracking.another')} {...form} code="" />
          </div>
        </div>
      ) : (
        <>
          <p css={intro}>{t('tracking.intro')}</p>
          <div css={[columns, narrow]}>
            <TrackForm key={code} {...form} />
            <CodeHelp code={code} />
          </div>
        </>
      )}
    </div>
  );
}
