import type { CommonData } from 'shared-kernel/contract/site';
import { useHref, usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { safeUrl } from 'shared-kernel/rules/links';
import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';
import { mediaAddress } from '../media-address';

type Links = CommonData['payment'];

const row = lateCss`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;
const card = lateCss`
  display: grid;
  place-items: center;
  padding: 4px;
  @media (pointer: coarse) {
    min-block-size: ${token('touch')};
  }
  border: 1px solid ${token('colour-line')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-raised')};
  img {
    border-radius: 3px;
    inline-size: 46px;
    block-size: 26px;
    object-fit: contain;
  }
`;
const disc = lateCss`
  display: grid;
  place-items: center;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  border-radius: ${token('radius-full')};
  img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
  }
`;

/** Logos of payment methods (S041); links only where the shop set one. */
export function PaymentIcons({ links }: { links: Links }) {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  const href = useHref();
  return (
    <ul css={row} aria-label={t('footer.payment')}>
      {links.map(({ id, title, link, image }) => {
        const safe = safeUrl(link);
        const picture = (
          <img src={mediaAddress(site.common, image)} alt={title} title={title} width={46} height={26} loading="lazy" />
        );
        return (
          <li key={id}>
            {safe ? (
              <a href={href(safe)} css={card}>
                {picture}
              </a>
            ) : (
              <span css={card}>{picture}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The shop's social media profiles (S041). */
export function SocialLinks({ links }: { links: Links }) {
  const { t } = useTranslation('shell');
  const { site } = usePage();
  return (
    <ul css={row} aria-label={t('footer.social')}>
      {links.flatMap(({ id, title, link, image }) => {
        const safe = safeUrl(link);
        if (!safe) return [];
        return [
          <li key={id}>
            <a href={safe} rel="noopener" css={disc}>
              <img src={mediaAddress(site.common, image)} alt={title} width={44} height={44} loading="lazy" />
            </a>
          </li>,
        ];
      })}
    </ul>
  );
}
