import { deflateSync } from 'node:zlib';
import { aCanvas, aPhoto } from './a-photo';
import { blackPng, padded, pngChunk, withSegment } from './image-bytes';

/** What an attacker hides in a file; none of it may be in the converted image. */
export const PAYLOAD = 'PAYLOAD<script>alert(1)</script><?php system($_GET[0]);?>';

export interface HostileFile {
  /** describes the file */
  title: string;
  content: Buffer;
  /** file name given by the sender; default `photo.jpg` */
  filename?: string;
  /** content type given by the sender; default `image/jpeg` */
  type?: string;
}

const text = (content: string): Buffer => Buffer.from(content);
const LIMIT = 1000 * 1024;

/** Files that are valid photos with something extra in them: they are accepted and encoded again. */
export async function photosWithMore(): Promise<HostileFile[]> {
  const jpeg = await aPhoto();
  const png = await aCanvas().png().toBuffer();
  const after = (picture: Buffer, more: string) => Buffer.concat([picture, text(more)]);
  const zip = `PK\x03\x04${'\0'.repeat(26)}META-INF/MANIFEST.MF${PAYLOAD}`;
  const exif = (fields: object) => aCanvas().withExif(fields).jpeg().toBuffer();
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 39/1' };
  return [
    { title: 'a JPEG that is a script too', content: withSegment(jpeg, 0xfe, text(`*/=1;${PAYLOAD}/*`)) },
    { title: 'a JPEG with a page behind it', content: after(jpeg, `<html>${PAYLOAD}`) },
    { title: 'a JPEG with a JAR behind it (GIFAR)', content: after(jpeg, zip) },
    { title: 'a PNG with a page behind it', content: after(png, `<html>${PAYLOAD}`) },
    { title: 'a PNG with a JAR behind it', content: after(png, zip), filename: 'photo.jar' },
    { title: 'a JPEG with PHP in its EXIF', content: await exif({ IFD0: { ImageDescription: PAYLOAD } }) },
    { title: 'a JPEG that tells where it was taken', content: await exif({ IFD0: { Make: PAYLOAD }, IFD3: gps }) },
    {
      title: 'a JPEG with XMP',
      content: withSegment(jpeg, 0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x>${PAYLOAD}</x>`)),
    },
    { title: 'a JPEG with IPTC', content: withSegment(jpeg, 0xed, text(`Photoshop 3.0\0${PAYLOAD}`)) },
    { title: 'a JPEG with a colour profile', content: await aCanvas().withIccProfile('p3').jpeg().toBuffer() },
    {
      title: 'a JPEG with a broken colour profile',
      content: withSegment(jpeg, 0xe2, text(`ICC_PROFILE\0\x01\x01${PAYLOAD}`)),
    },
    {
      title: 'a PNG with texts',
      content: blackPng({ width: 9, height: 9, between: [pngChunk('tEXt', text(`Comment\0${PAYLOAD}`))] }),
    },
    {
      title: 'a PNG with packed texts',
      content: blackPng({
        width: 9,
        height: 9,
        between: [pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(text(PAYLOAD))]))],
      }),
    },
    {
      title: 'a PNG that moves',
      content: blackPng({
        width: 9,
        height: 9,
        between: [
          pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
          pngChunk('fcTL', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9]), Buffer.alloc(14)])),
        ],
      }),
    },
    { title: 'a JPEG called PNG', content: jpeg, filename: 'photo.png', type: 'image/png' },
    { title: 'a JPEG called a page', content: jpeg, filename: 'photo.html', type: 'text/html' },
    { title: 'a JPEG called a program', content: jpeg, filename: 'shell.php', type: 'application/x-httpd-php' },
    { title: 'a name that leads up', content: jpeg, filename: '../../../../etc/cron.d/x.jpg' },
    { title: 'a name that leads up on Windows', content: jpeg, filename: '..\\..\\x.jpg' },
    { title: 'a name that leads up, in code', content: jpeg, filename: '%2e%2e%2fx.jpg' },
    { title: 'an absolute name', content: jpeg, filename: '/etc/passwd' },
    { title: 'a NUL in the name', content: jpeg, filename: 'x.php\0.jpg' },
    { title: 'a name of 10 kB', content: jpeg, filename: `${'x'.repeat(10_000)}.jpg` },
    { title: 'markup in the name', content: jpeg, filename: `${PAYLOAD.replaceAll('"', '')}.jpg` },
    { title: 'no name', content: jpeg, filename: '' },
    { title: 'a progressive JPEG', content: await aCanvas().jpeg({ progressive: true }).toBuffer() },
    { title: 'a JPEG for printers (CMYK)', content: await aCanvas().toColourspace('cmyk').jpeg().toBuffer() },
    { title: 'a PNG of 16 bits', content: await aCanvas().toColourspace('rgb16').png().toBuffer() },
    { title: 'a PNG that nobody sees', content: await aCanvas().ensureAlpha(0).png().toBuffer() },
    { title: 'a PNG with few colours', content: await aCanvas().png({ palette: true, colours: 2 }).toBuffer() },
    { title: 'a photo of one pixel', content: await aPhoto({ width: 1, height: 1 }) },
    { title: 'a photo of one line', content: await aPhoto({ width: 9000, height: 1 }) },
    { title: `a photo of exactly ${LIMIT} bytes`, content: padded(jpeg, LIMIT) },
  ];
}

/** Files that are not photos, or that cannot be decoded completely. */
export async function noPhotos(): Promise<HostileFile[]> {
  const jpeg = await aPhoto({ width: 300, height: 300 });
  const png = await aCanvas({ width: 300, height: 300 }).png().toBuffer();
  const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}\0\0\0\0mif1${brand}`)]);
  const sized = (width: number, height: number) => {
    const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
    frame.writeUInt16BE(height, 1);
    frame.writeUInt16BE(width, 3);
    return withSegment(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]), 0xc0, frame);
  };
  return [
    {
      title: 'SVG',
      content: text(`<svg xmlns="http://www.w3.org/2000/svg" onload="${PAYLOAD}"/>`),
      type: 'image/svg+xml',
    },
    { title: 'SVG called JPEG', content: text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`) },
    { title: 'a page called JPEG', content: text(`<!doctype html>${PAYLOAD}`) },
    { title: 'a drawing that runs commands', content: text('push graphic-context\nfill "url(https://x/|id)"') },
    { title: 'PostScript', content: text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file') },
    { title: 'GIF', content: await aCanvas().gif().toBuffer() },
    { title: 'GIF that begins like JPEG further on', content: Buffer.concat([text('GIF89a'), jpeg]) },
    { title: 'WebP', content: await aCanvas().webp().toBuffer() },
    { title: 'TIFF', content: await aCanvas().tiff().toBuffer() },
    { title: 'AVIF', content: await aCanvas().avif().toBuffer() },
    { title: 'HEIC', content: box('heic') },
    { title: 'BMP', content: Buffer.concat([text('BM'), Buffer.alloc(200)]) },
    {
      title: 'an icon with a PNG inside',
      content: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(16), png]),
    },
    { title: 'PDF', content: text(`%PDF-1.7\n${PAYLOAD}`) },
    { title: 'ZIP', content: text(`PK\x03\x04${PAYLOAD}`) },
    { title: 'a film', content: box('isom') },
    { title: 'nothing', content: Buffer.alloc(0) },
    { title: 'one byte', content: Buffer.from([0xff]) },
    { title: 'a beginning of JPEG with PHP behind it', content: Buffer.concat([jpeg.subarray(0, 4), text(PAYLOAD)]) },
    { title: 'a beginning of PNG with a page behind it', content: Buffer.concat([png.subarray(0, 8), text(PAYLOAD)]) },
    { title: 'half a JPEG', content: jpeg.subarray(0, jpeg.length / 2) },
    { title: 'a JPEG without its last line', content: jpeg.subarray(0, jpeg.length - 60) },
    { title: 'half a PNG', content: png.subarray(0, png.length / 2) },
    { title: 'a PNG without pixels', content: blackPng({ width: 9, height: 9, pixels: Buffer.alloc(0) }) },
    {
      title: 'a PNG with fewer pixels than it says',
      content: blackPng({ width: 90, height: 90, pixels: deflateSync(Buffer.alloc(90)) }),
    },
    { title: 'a PNG with a wrong checksum', content: blackPng({ width: 90, height: 90, sound: false }) },
    {
      title: 'a PNG with pixels that are no zlib',
      content: blackPng({ width: 90, height: 90, pixels: Buffer.alloc(500, 7) }),
    },
    {
      title: 'a PNG that says 30,000 x 30,000',
      content: blackPng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(9) }),
    },
    { title: 'a JPEG that says 30,000 x 30,000', content: sized(30_000, 30_000) },
    { title: 'a PNG of 0 x 0', content: blackPng({ width: 0, height: 0, pixels: Buffer.alloc(9) }) },
    {
      // 190 kB that decompress to 190 MB
      title: 'a bomb: a PNG of 8,000 x 8,000',
      content: blackPng({ width: 8000, height: 8000 }),
    },
    {
      // kept in memory as a whole while it is decoded: 200 MB with 16 bits per colour
      title: 'a bomb: an interlaced PNG of 5,000 x 5,000',
      content: await aCanvas({ width: 5000, height: 5000 })
        .png({ progressive: true, palette: true, colours: 2 })
        .toBuffer(),
    },
    { title: `a photo of ${LIMIT + 1} bytes`, content: padded(await aPhoto(), LIMIT + 1) },
  ];
}
