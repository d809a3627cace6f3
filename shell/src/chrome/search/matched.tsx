import { matchedPieces } from './matched-pieces';

/** A title with the typed words emphasised. */
export function Matched({ title, typed }: { title: string; typed: string }) {
  let at = 0;
  return matchedPieces(title, typed).map(({ text, matched }) => {
    const key = at;
    at += text.length;
    return matched ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
