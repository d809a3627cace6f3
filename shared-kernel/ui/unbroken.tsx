import { css } from '@emotion/react';

/* goes to the next line as one, and breaks only where no line is as long */
const kept = css`
  display: inline-block;
  max-inline-size: 100%;
`;
/** characters that fit the narrowest tile */
const LONGEST = 24;

/**
 * A title whose lines break between its words: never at a hyphen ('lace-up'), and in Arabic not inside a name in Latin letters, the
 * halves of which would be read in the wrong order (finding 5 of the look, issue 13).
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

/** A text in pieces, every other one of which stays on one line. */
function piecesOf(text: string): string[] {
  const pieces = [''];
  for (const [at, word] of wordsOf(text).entries()) {
    const space = at > 0 ? ' ' : '';
    const together = word.length <= LONGEST && /\S[ -]\S/.test(word);
    // pieces are never two strings in a row, between which a server would write a comment
    pieces[pieces.length - 1] += together ? space : space + word;
    if (together) pieces.push(word, '');
  }
  return pieces;
}

/** In Arabic texts, words in Latin letters that follow each other are one. */
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
