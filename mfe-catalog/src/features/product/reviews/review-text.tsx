import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { DIRECTION, type LanguageCode } from 'shared-kernel/contract/languages';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { token } from 'shared-kernel/ui/tokens';
import { clamped, words } from './review-text.styles';

const box = css`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;
const toggle = css`
  color: ${token('colour-primary-ink')};
  font-weight: ${token('weight-strong')};
  /* a line's height visually, a larger target for fingers */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${token('space-3')});
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;
/** covers the end of the last line */
const overText = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  padding-inline-start: ${token('space-8')};
  background: linear-gradient(to right, transparent, ${token('colour-surface')} ${token('space-6')});
  /* the direction of the text, which may differ from the page's */
  &:dir(rtl) {
    background: linear-gradient(to left, transparent, ${token('colour-surface')} ${token('space-6')});
  }
`;
const underText = css`
  position: relative;
`;

interface ReviewTextProps {
  text: string;
  /** its language, if known */
  language: LanguageCode | null | undefined;
  /** id of the reviewer's name */
  about: string;
}

/** The first lines of a review; the rest on demand. The text's own script sets its direction. */
export function ReviewText({ text, language, about }: ReviewTextProps) {
  const { t } = useTranslation('catalog');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = paragraph.current ?? {};
    // the fonts of some scripts extend a few px beyond their line
    setLong(scrollHeight > clientHeight + 8);
  }, []);
  return (
    <div css={box} dir={language ? DIRECTION[language] : 'auto'}>
      <p lang={language ?? undefined} ref={paragraph} css={[words, !open && clamped]}>
        {text}
      </p>
      {long && (
        <button
          css={[toggle, open ? underText : overText]}
          type="button"
          aria-expanded={open}
          aria-describedby={about}
          onClick={() => setOpen(!open)}
        >
          {open ? t('reviews.readLess') : t('reviews.readMore')}
        </button>
      )}
    </div>
  );
}
