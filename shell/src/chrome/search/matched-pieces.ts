import { folded } from 'shared-kernel/ui/folded';

export interface Piece {
  text: string;
  /** this piece matches a typed word */
  matched: boolean;
}

/**
 * Splits a title where it contains the typed words, ignoring case and accents. A word matches at the beginning of the title's
 * words, or anywhere if none begins with it. Letters stay together with their combining marks.
 * @example matchedPieces('Crème brûlée', 'bru') // 'Crème ', 'brû' matched, 'lée'
 */
export function matchedPieces(title: string, typed: string): Piece[] {
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  /** the normalised title, and for each of its positions the original letter */
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
