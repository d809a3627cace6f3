// accents of Latin letters and vowel signs of Arabic; signs of Devanagari are part of the letter and stay
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0640]/g;

/** Text normalised for searching: without accents and case, dotless i as i. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i').normalize('NFC');
}
