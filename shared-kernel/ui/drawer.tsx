import { css, keyframes } from '@emotion/react';
import { Layer, type LayerProps } from './dialog';
import { token } from './tokens';

const slideIn = keyframes`
  from { transform: translateX(var(--drawer-from)); }
`;
const edge = css`
  --drawer-from: -100%;
  [dir='rtl'] & {
    --drawer-from: 100%;
  }
  position: fixed;
  inset-block: 0;
  margin: 0;
  block-size: 100vh;
  block-size: 100dvh;
  max-block-size: none;
  inline-size: min(400px, 88%);
  animation: ${slideIn} ${token('motion-slow')} ${token('ease')};
`;
const sides = {
  start: css`
    inset-inline: 0 auto;
  `,
  end: css`
    --drawer-from: 100%;
    [dir='rtl'] & {
      --drawer-from: -100%;
    }
    inset-inline: auto 0;
  `,
} as const;

/** A layer at the page's edge, at the start of lines (menu, filters) or at their end (cart). */
export function Drawer({ side = 'start', ...props }: LayerProps & { side?: keyof typeof sides }) {
  return <Layer {...props} place={css([edge, sides[side]])} />;
}
