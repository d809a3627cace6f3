import { lateCss } from 'shared-kernel/ui/late-css';
import { token } from 'shared-kernel/ui/tokens';

/** Height of the lines that a card shows at first. */
export const TEXT_HEIGHT = 'calc(var(--text-lines) * 1lh)';

export const words = lateCss`
  max-inline-size: ${token('measure')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
export const clamped = lateCss`
  max-block-size: ${TEXT_HEIGHT};
  overflow: hidden;
  /* nothing could expand it */
  @media (scripting: none) {
    max-block-size: none;
  }
`;
/** where its height is not measured */
export const beginning = lateCss`
  ${clamped};
  min-block-size: ${TEXT_HEIGHT};
`;
