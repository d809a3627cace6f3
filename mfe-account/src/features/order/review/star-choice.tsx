import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { starRow } from 'shared-kernel/commerce/star-shape';
import { MAX_STARS } from 'shared-kernel/commerce/stars';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { FieldError } from 'shared-kernel/ui/field';
import { token } from 'shared-kernel/ui/tokens';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';

const group = css`
  min-inline-size: 0;
  legend {
    padding: 0;
    font-size: ${token('text-sm')};
    font-weight: ${token('weight-strong')};
  }
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
`;
const stars = css`
  display: flex;
  /* aligns the first star with the text above */
  margin-inline-start: calc(-1 * ${token('space-1')});
`;
const choice = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('touch')};
  block-size: ${token('touch')};
  border-radius: ${token('radius-medium')};
  cursor: pointer;
  /* the input covers the whole square and takes the press; only the star shape is visible */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
    /* the dialog's head covers scrolled content: leaves room for it and for the group's name */
    scroll-margin-block: 7rem;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('colour-focus')};
    outline-offset: -2px;
  }
`;
const star = css`
  inline-size: 34px;
  block-size: 34px;
  clip-path: ${starRow(1)};
  background: ${token('colour-line-strong')};
  @media (hover: hover) {
    transition: background-color ${token('motion-fast')};
  }
  forced-color-adjust: none;
  /* an outline until it is chosen: a dark star would look chosen */
  &::after {
    content: '';
    display: block;
    margin: 13%;
    block-size: 74%;
    clip-path: inherit;
    background: ${token('colour-raised')};
  }
`;
const lit = css`
  background: ${token('colour-star')};
  &::after {
    content: none;
  }
`;
const word = css`
  font-weight: ${token('weight-strong')};
  color: ${token('colour-ink-muted')};
`;

interface StarChoiceProps {
  /** '1' to '5', empty until one is chosen */
  value: string;
  choose: (value: string) => void;
  error?: string | undefined;
}

const VALUES = Array.from({ length: MAX_STARS }, (_, n) => n + 1);

/** A choice of one to five stars (S195), as radio buttons: one tab stop, arrows choose. */
export function StarChoice({ value, choose, error }: StarChoiceProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const shown = pointed || Number(value);
  return (
    <fieldset css={group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('review.rating')}</legend>
      <div css={row}>
        <div css={stars} onPointerLeave={() => setPointed(0)}>
          {VALUES.map((stars) => (
            <label
              key={stars}
              css={choice}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? stars : 0)}
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={value === String(stars)}
                onChange={() => choose(String(stars))}
                aria-invalid={error ? true : undefined}
                required
              />
              <span css={[star, stars <= shown && lit]} />
              <span css={visuallyHidden}>
                {t('review.stars', { count: stars })}: {t(`review.words.${stars}`)}
              </span>
            </label>
          ))}
        </div>
        {shown > 0 && (
          <span css={word} aria-hidden="true">
            {t(`review.words.${shown}`)}
          </span>
        )}
      </div>
      <FieldError of={id}>{error}</FieldError>
    </fieldset>
  );
}
