import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Raw pixels, three bytes each, in upright orientation. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Resource limits for one uploaded file; phones take 12 or 24 million pixels, which need 90 and 180 MiB. */
const LIMITS = { pixels: 26_000_000, bytes: 256 * 1024 * 1024, ms: 10_000 };
export type HeicLimits = typeof LIMITS;

interface Job extends Omit<HeicLimits, 'ms'> {
  library: string;
  sent: Uint8Array;
}
const require = createRequire(import.meta.url);

/**
 * Decodes a phone's HEIC photo (HEVC inside), for which sharp's libvips has no decoder. libheif runs as WebAssembly in its own
 * thread: a malicious file reaches nothing else, and one that hangs or exhausts memory ends with the thread.
 *
 * @returns null when the file is not HEIC, exceeds the size limits, or needs more memory or time than allowed
 */
export async function decodeHeic(sent: Uint8Array, limits: Partial<HeicLimits> = {}): Promise<Pixels | null> {
  const { ms, ...rest } = { ...LIMITS, ...limits };
  const workerData = {
    library: require.resolve('libheif-js/libheif-wasm/libheif.js'),
    sent,
    ...rest,
  } satisfies Job;
  // started from source text, so the bundle needs no second file; stdout and stderr are captured because the library logs to the console
  const thread = new Worker(`(${decode})()`, {
    eval: true,
    workerData,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Pixels | null>((resolve) => {
      timer = setTimeout(() => resolve(null), ms);
      thread.once('message', resolve);
      thread.once('error', () => resolve(null));
      thread.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Runs in the thread from its own source text, so it cannot use anything else in this file. */
function decode(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { createRequire: requireFrom } = process.getBuiltinModule('node:module');
  const { library, sent, pixels, bytes } = workerData as Job;
  const grow = WebAssembly.Memory.prototype.grow;
  // makes libheif see an out-of-memory error, as on a small machine
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('too large');
    return grow.call(this, pages);
  };
  const heif = requireFrom(library)(library)();
  const images = new heif.HeifDecoder().decode(sent);
  // a file may hold several images, such as bursts and depth maps; only the primary one is shown
  const image = images.find((one: { is_primary(): boolean }) => one.is_primary()) ?? images[0];
  if (!image || image.get_width() * image.get_height() > pixels) return;
  const { heif_colorspace_RGB } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma;
  const decoded = heif.heif_js_decode_image2(image.handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB);
  const channel = decoded.channels?.[0];
  if (!channel) return;
  const { data, stride, width, height } = channel;
  const row = width * 3;
  const bare = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) bare.set(data.subarray(y * stride, y * stride + row), y * row);
  parentPort?.postMessage({ data: bare, width, height }, [bare.buffer]);
}
