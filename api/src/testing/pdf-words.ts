import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A piece of text in a PDF and its position, in points from the lower left corner of its page. */
export interface PdfWord {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
}

// in a separate process: unpdf is an ES module, which this test runner cannot load
const READ = `
  import { readFileSync } from 'node:fs';
  import { getDocumentProxy } from 'unpdf';
  const words = [];
  for (const file of process.argv.slice(1)) {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
    const own = [];
    for (let page = 1; page <= pdf.numPages; page++)
      for (const { str, transform, width } of (await (await pdf.getPage(page)).getTextContent()).items)
        if (str !== '') own.push({ page, text: str, x: transform[4], y: transform[5], width });
    words.push(own);
  }
  console.log(JSON.stringify(words));`;

/** The texts that a PDF reader finds, for each PDF in drawing order. */
export async function pdfWords(...pdfs: readonly Buffer[]): Promise<PdfWord[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-pdf-'));
  try {
    const files = pdfs.map((pdf, n) => {
      const file = join(folder, `${n}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', READ, ...files], {
      cwd: __dirname,
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as PdfWord[][];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
