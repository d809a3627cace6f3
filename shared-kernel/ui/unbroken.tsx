import { css } from '@emotion/react';

const kept = css`
  white-space: nowrap;
`;
/** px would depend on the font: words up to here fit the narrowest tile */
const LONGEST = 24;
/** 'lace-up', 'hand-tied' */
const HYPHENED = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;
/** a name in Latin letters of several words, such as a brand's */
const NAME = /(\p{Script=Latin}\S*(?: (?:& )?\p{Script=Latin}\S*)+)/u;

/**
 * A title whose lines break between its words: never at a hyphen, and in Arabic not inside a name in Latin letters, the halves of which
 * would be read in the wrong order (shopping B5).
 */
export function Unbroken({ text }: { text: string }) {
  const pieces = text.split(/[\u0600-\u06ff]/.test(text) ? NAME : HYPHENED);
  return pieces.map((piece, at) =>
    at % 2 && piece.length <= LONGEST ? (
      <bdi key={at} css={kept}>
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}
