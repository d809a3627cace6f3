import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import { type Direction, type Family, linesOf, runsOf } from './written-text';

const require = createRequire(import.meta.url);

/** A4, in points of a 72nd of an inch. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 44;
/** Room between the margins. */
export const ROOM = PAGE.width - 2 * MARGIN;
const INK = '#1c1917';
const MUTED = '#57534e';
const LINE = '#d6d3d1';
const LEADING = 1.45;

// fonts with the SIL Open Font License. IBM Plex Sans Arabic has each letter with its dots in one glyph: pdfkit places separate ones wrongly
const FONTS: Record<Family, () => { regular: string; bold: string }> = {
  latin: () => ({
    regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  }),
  arabic: () => ({
    regular: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf'),
  }),
  devanagari: () => ({
    regular: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  }),
};
/** Whole runs are shaped at once: word by word, as it does by itself, pdfkit would keep words of Arabic in the wrong order. */
const SHAPED = { features: [] as never[], lineBreak: false };

export interface Written {
  /** points from the side where reading begins */
  from?: number;
  width?: number;
  /** at which side of its width it stands */
  at?: 'start' | 'end';
  size?: number;
  bold?: boolean;
  muted?: boolean;
}

/** A paper that is written from above, mirrored where reading begins at the right. Begins a new page where one is full. */
export class Sheet {
  /** points from above */
  y = MARGIN;
  readonly #done: Promise<Buffer>;

  private constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly direction: Direction,
  ) {
    const parts: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      pdf.on('data', (part: Buffer) => parts.push(part));
      pdf.on('end', () => resolve(Buffer.concat(parts)));
      pdf.on('error', reject);
    });
    for (const [family, filesOf] of Object.entries(FONTS)) {
      const { regular, bold } = filesOf();
      pdf.registerFont(family, regular);
      pdf.registerFont(`${family}-bold`, bold);
    }
  }

  /** @param title of the document, which readers show; @param language of its texts */
  static async open(title: string, language: string, direction: Direction): Promise<Sheet> {
    // most processes write none for hours
    const { default: Pdf } = (await import('pdfkit')) as { default: typeof PdfDocument };
    return new Sheet(new Pdf({ size: 'A4', margin: 0, lang: language, info: { Title: title } }), direction);
  }

  /** Writes a text at the height of `y`, and leaves `y` there. @returns points that it takes */
  write(text: string, { from = 0, width = ROOM - from, at = 'start', size = 9.5, bold, muted }: Written = {}): number {
    const { pdf, direction } = this;
    const shaped = (line: string) =>
      runsOf(line, direction).map((run) => {
        pdf.font(bold ? `${run.family}-bold` : run.family).fontSize(size);
        return { ...run, width: pdf.widthOfString(run.text, SHAPED) };
      });
    const widthOf = (line: string) => shaped(line).reduce((sum, run) => sum + run.width, 0);
    const left = MARGIN + (direction === 'rtl' ? ROOM - from - width : from);
    const lines = linesOf(text, width, widthOf);
    lines.forEach((line, n) => {
      const runs = shaped(line);
      const atLeft = (at === 'start') === (direction === 'ltr');
      let x = atLeft ? left : left + width - runs.reduce((sum, run) => sum + run.width, 0);
      const baseline = this.y + n * size * LEADING + size * 1.1;
      for (const run of runs) {
        pdf
          .font(bold ? `${run.family}-bold` : run.family)
          .fontSize(size)
          .fillColor(muted ? MUTED : INK)
          .text(run.text, x, baseline, { ...SHAPED, baseline: 'alphabetic' });
        x += run.width;
      }
    });
    return lines.length * size * LEADING;
  }

  /** Writes texts beside each other, and goes on below the longest. */
  row(...texts: [string, Written][]): void {
    this.y += Math.max(...texts.map(([text, how]) => this.write(text, how)));
  }

  /** A line across, or across a part. */
  rule(from = 0, width = ROOM - from): void {
    const left = MARGIN + (this.direction === 'rtl' ? ROOM - from - width : from);
    this.pdf
      .moveTo(left, this.y)
      .lineTo(left + width, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
  }

  /** Makes sure of so many points below. */
  keep(points: number): void {
    if (this.y + points <= PAGE.height - MARGIN) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  /** The document, as PDF. */
  close(): Promise<Buffer> {
    this.pdf.end();
    return this.#done;
  }
}
