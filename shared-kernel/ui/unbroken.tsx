import { css } from '@emotion/react';

/* moves to the next line as a whole, and breaks only when it is longer than a line */
const kept = css`
  display: inline-block;
  max-inline-size: 100%;
  /* aligned with its title even when it takes several lines; Chromium only knows the prefixed name */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
/** maximum number of characters that fit into the narrowest tile */
const LONGEST = 24;

/**
 * A title whose lines break between words only: never at a hyphen ('lace-up'), and in Arabic not inside a name in Latin letters,
 * whose halves would be read in the wrong order (finding 5 of the look, issue 13).
 */
export function Unbroken({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) =>
    at % 2 ? (
      <bdi key={`${at}${piece}`} css={kept}>
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}

/** Splits a text into pieces, of which every other one stays on one line. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const [at, word] of wordsOf(text).entries()) {
    const space = at > 0 ? ' ' : '';
    const together = word.length <= LONGEST && /\S[ -]\S/.test(word);
    // pieces are never two adjacent strings, between which a server render inserts a comment
    pieces[pieces.length - 1] += together ? space : space + word;
    if (together) pieces.push(word, '');
  }
  return pieces;
}

/** In Arabic texts, consecutive words in Latin letters count as one. */
function wordsOf(text: string): string[] {
  const words = text.split(' ');
  if (!/[\u0600-\u06ff]/.test(text)) return words;
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && isLatin(last) && isLatin(word)) joined[joined.length - 1] = `${last} ${word}`;
    else joined.push(word);
  }
  return joined;
}
const isLatin = (word: string) => /^[&\p{Script=Latin}]/u.test(word);
