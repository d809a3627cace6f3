import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnPicture, pictureFault } from './make-own-picture';

const EDGES = { picture: 800, thumb: 400 };
const PHOTO = readFileSync(join(__dirname, '../../testing/photos/phone.heic'));

test('issue 15 scripts and references of an SVG are not kept: what is stored are pixels', async () => {
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" onload="alert(1)">
    <script>alert(2)</script><a href="javascript:alert(3)"><rect width="80" height="80" fill="#00f"/></a>
    <image href="https://evil.example/x.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/>
    <foreignObject width="80" height="80"><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(4)</script></body></foreignObject>
  </svg>`);
  expect(await pictureFault(drawing)).toBeNull();
  const renditions = (await makeOwnPicture(drawing, EDGES)) ?? [];
  const { default: sharp } = await import('sharp');
  const stored = await Promise.all(renditions.map(async ({ bytes }) => (await sharp(bytes).metadata()).format));
  expect(stored).toEqual(['heif', 'webp', 'jpeg', 'heif', 'webp', 'jpeg']);
  for (const { bytes } of renditions) expect(bytes.toString('latin1')).not.toMatch(/alert|script|evil|svg/i);
});

test('issue 15 an operator can use the photo of an iPhone', async () => {
  expect(await pictureFault(PHOTO)).toBeNull();
  expect(await makeOwnPicture(PHOTO, EDGES)).toHaveLength(6);
});

test('issue 15 a damaged photo of an iPhone is reported as one, with what to do', async () => {
  const half = PHOTO.subarray(0, PHOTO.length / 2);
  expect(await pictureFault(half)).toMatch(/^is a HEIC photo .*: save it as JPEG\.$/);
  expect(await makeOwnPicture(half, EDGES)).toBeNull();
});
