/** How a JPEG and a PNG begin; the server looks at the same bytes, and no further than the name can be believed does a browser. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** True when the file is a JPEG or PNG by its content, and not larger than `most` bytes (S193, D42). */
export async function isPhoto(file: File, most: number): Promise<boolean> {
  if (file.size > most) return false;
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
}
