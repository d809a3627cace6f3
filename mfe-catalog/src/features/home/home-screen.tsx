import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { throwWithoutData } from 'shared-kernel/remote/throw-without-data';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { pageWidth } from '../../components/layout';
import { HomePart } from './home-part';
import { homeParts } from './home-parts';
import { frontOptions, type HomeFront, homeOptions } from './home-query';
import { HomeShimmer } from './home-shimmer';
import { Slider } from './slider';

export { loadParts } from './home-part';

const page = css`
  ${pageWidth};
  display: grid;
  gap: clamp(28px, 4vw, 56px);
  padding-block: ${token('space-4')} ${token('space-16')};
`;

/** `/` (S078): slider, flash sales, categories, brands, collections, a grid to discover, and banners in their slots (D14). */
export function HomeScreen() {
  const { t } = useTranslation('catalog');
  const { api, site } = usePage();
  const { data: front } = useQuery({ ...frontOptions(api), throwOnError: throwWithoutData, refetchOnMount: false });
  // A part waiting to come into view must not get new props meanwhile, or React discards its markup.
  const parts = useMemo(() => front && <HomeParts front={front} />, [front]);
  if (!front) return <HomeShimmer />;
  return (
    <div css={page}>
      <h1 css={visuallyHidden}>{t('home.heading', { site: site.common.site_setting.site_name })}</h1>
      <Slider slider={front.slider} />
      {parts}
    </div>
  );
}

function HomeParts({ front }: { front: HomeFront }) {
  const { api } = usePage();
  const client = useQueryClient();
  const [fresh, setFresh] = useState(false);
  const home = fresh ? client.getQueryData(homeOptions(api).queryKey) : undefined;
  const names = home ? homeParts(home) : front.parts;
  return names.map((name) => (
    // a different key replaces outdated markup instead of hydrating it with data that does not match
    <HomePart
      key={fresh ? `${name}-fresh` : name}
      name={name}
      front={front}
      fresh={fresh}
      outdated={() => setFresh(true)}
    />
  ));
}
