import { folded } from 'shared-kernel/ui/folded';

export interface Piece {
  text: string;
  /** a typed word stands here */
  matched: boolean;
}

/**
 * Splits a title at the places where the typed words stand in it, as people type them: without case and accents. A word counts
 * where a word of the title begins, or anywhere when it begins none. Letters with their signs stay in one piece.
 * @example matchedPieces('Crème brûlée', 'bru') // 'Crème ', 'brû' matched, 'lée'
 */
export function matchedPieces(title: string, typed: string): Piece[] {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  /** the folded title, and for each of its places the letter that it came from */
  let flat = '';
  const from: number[] = [];
  for (const [i, letter] of letters.entries()) {
    const plain = folded(letter);
    flat += plain;
    for (let n = 0; n < plain.length; n++) from.push(i);
  }
  const matched = new Set<number>();
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const places = placesOf(word, flat);
    const begins = places.filter((at) => !/[\p{L}\p{N}\p{M}]/u.test(flat.slice(Math.max(0, at - 1), at)));
    for (const at of begins.length ? begins : places)
      for (let n = 0; n < word.length; n++) matched.add(from[at + n] ?? -1);
  }
  const pieces: Piece[] = [];
  for (const [i, text] of letters.entries()) {
    const before = pieces.at(-1);
    if (before?.matched === matched.has(i)) before.text += text;
    else pieces.push({ text, matched: matched.has(i) });
  }
  return pieces;
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}
