import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { ArrowEndIcon } from 'shared-kernel/ui/icons';
import { Spinner } from 'shared-kernel/ui/spinner';
import { token } from 'shared-kernel/ui/tokens';

const tile = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-2')};
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${token('radius-large')};
  background: ${token('colour-sunken')};
  color: ${token('colour-primary-ink')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-strong')};
  @media (hover: hover) {
    &:hover {
      background: ${token('colour-primary-soft')};
    }
  }
`;

/** 'More' at the end of a row with further pages: as large as a tile's picture, so that the row keeps its height. */
export function MoreTile({ of, busy, onClick }: { of: string; busy: boolean; onClick: () => void }) {
  const { t } = useTranslation('catalog');
  const text = t('suggested.more');
  return (
    <button
      css={tile}
      type="button"
      aria-label={`${text}: ${of}`}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner radius={8} /> : <ArrowEndIcon />}
      {text}
    </button>
  );
}
