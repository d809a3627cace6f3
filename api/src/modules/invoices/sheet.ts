import type PdfDocument from 'pdfkit';
import type { Fonts } from './fonts';
import { type Direction, linesOf, runsOf } from './written-text';

/** A4, in points (1/72 inch). */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 44;
/** Width between the margins. */
export const ROOM = PAGE.width - 2 * MARGIN;
const INK = '#1c1917';
const MUTED = '#57534e';
const LINE = '#d6d3d1';
const LEADING = 1.45;

/** Shapes whole runs at once: by default pdfkit shapes word by word, which leaves Arabic words in the wrong order. */
const SHAPED = { features: [] as never[], lineBreak: false };

/** Keeps amounts, numbers and addresses in their own direction within texts from right to left. */
export const own = (text: string) => `\u2068${text}\u2069`;

export interface Written {
  /** points from the side where lines start */
  from?: number;
  width?: number;
  /** alignment within the width */
  at?: 'start' | 'end';
  size?: number;
  bold?: boolean;
  muted?: boolean;
}

/** A page that is filled from the top, mirrored for right-to-left languages. Starts a new page when one is full. */
export class Sheet {
  /** points from the top */
  y = MARGIN;
  readonly #done: Promise<Buffer>;
  private readonly registered = new Set<string>();

  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly direction: Direction,
    private readonly fonts: Fonts,
  ) {
    const parts: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      pdf.on('data', (part: Buffer) => parts.push(part));
      pdf.on('end', () => resolve(Buffer.concat(parts)));
      pdf.on('error', reject);
    });
  }

  /** @param title of the document, which PDF readers show; @param language of its texts */
  static async open(title: string, language: string, direction: Direction, fonts: Fonts): Promise<Sheet> {
    // loaded on demand: most processes write no document for hours
    const { default: Pdf } = (await import('pdfkit')) as { default: typeof PdfDocument };
    return new Sheet(
      new Pdf({ size: 'A4', margin: 0, bufferPages: true, lang: language, info: { Title: title } }),
      direction,
      fonts,
    );
  }

  /** Writes a text at height `y` without changing `y`. @returns its height in points */
  write(text: string, how: Written = {}): number {
    const { direction } = this;
    const { from = 0, width = ROOM - from, at = 'start', size = 9.5, bold = false, muted } = how;
    const left = MARGIN + (direction === 'rtl' ? ROOM - from - width : from);
    const lines = this.linesOf(text, how);
    lines.forEach((line, n) => {
      const runs = this.shaped(line, size, bold);
      const atLeft = (at === 'start') === (direction === 'ltr');
      let x = atLeft ? left : left + width - widthOf(runs);
      const baseline = this.y + n * size * LEADING + size * 1.1;
      for (const run of runs) {
        this.use(run.family, bold)
          .fontSize(size)
          .fillColor(muted ? MUTED : INK)
          .text(run.text, x, baseline, { ...SHAPED, baseline: 'alphabetic' });
        x += run.width;
      }
    });
    return lines.length * size * LEADING;
  }

  /** Total height of texts below each other, in points, for `keep`. */
  heightOf(...texts: [string, Written][]): number {
    return texts.reduce((sum, [text, how]) => sum + this.linesOf(text, how).length * (how.size ?? 9.5) * LEADING, 0);
  }

  /** Measured word by word, because shaping is slow, some 10 ms for a line of Devanagari, and spaces separate it. */
  private linesOf(text: string, { from = 0, width = ROOM - from, size = 9.5, bold = false }: Written): string[] {
    const widthOfWord = (word: string) => widthOf(this.shaped(word, size, bold));
    return linesOf(text, width, (line) => line.split(/(\s)/u).reduce((sum, word) => sum + widthOfWord(word), 0));
  }

  private shaped(line: string, size: number, bold: boolean) {
    return runsOf(line, this.direction, this.fonts).map((run) => {
      const width = this.use(run.family, bold).fontSize(size).widthOfString(run.text, SHAPED);
      return { ...run, width };
    });
  }

  private use(family: string, bold: boolean): PDFKit.PDFDocument {
    const name = bold ? `${family} bold` : family;
    if (!this.registered.has(name)) {
      // pdfkit also accepts fonts that fontkit has opened
      this.pdf.registerFont(name, this.fonts.open(family, bold) as unknown as Buffer);
      this.registered.add(name);
    }
    return this.pdf.font(name);
  }

  /** Writes texts beside each other and continues below the longest. */
  row(...texts: [string, Written][]): void {
    this.y += Math.max(...texts.map(([text, how]) => this.write(text, how)));
  }

  /** Writes two blocks that start at the same height and continues below the longer one. */
  beside(one: () => void, other: () => void): void {
    const top = this.y;
    one();
    const below = this.y;
    this.y = top;
    other();
    this.y = Math.max(this.y, below);
  }

  /** A horizontal line across the page, or a part of it. */
  rule(from = 0, width = ROOM - from): void {
    const left = MARGIN + (this.direction === 'rtl' ? ROOM - from - width : from);
    this.pdf
      .moveTo(left, this.y)
      .lineTo(left + width, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  /** Ensures that this many points are left on the page. @returns whether that started a new page */
  keep(points: number): boolean {
    if (this.y + points <= PAGE.height - MARGIN) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  /** The finished document as PDF. @param name printed with the page number below each page of a longer document, so that no page gets lost */
  close(name: string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; count > 1 && page < count; page++) {
      this.pdf.switchToPage(page);
      this.y = PAGE.height - MARGIN + 12;
      this.row([own(`${name} · ${page + 1} / ${count}`), { at: 'end', size: 8.5, muted: true }]);
    }
    this.pdf.end();
    return this.#done;
  }
}

const widthOf = (runs: readonly { width: number }[]): number => runs.reduce((sum, { width }) => sum + width, 0);
