import fs from 'node:fs';
import path from 'node:path';

export interface FileFollower {
  /** reads the file now; for tests and start-up */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Follows a file's text without a restart: the folder is watched and the file polled, because a watch misses changes on network
 * drives. Returns after the first look.
 * @param take gets each new text once; what it throws is handed to `onError`
 * @param pollMs how often the file's content is looked at
 */
export async function followFile(
  file: string,
  take: (text: string) => void,
  onError: (error: Error) => void,
  pollMs = 1000,
): Promise<FileFollower> {
  let lastText: string | undefined;
  let reading: Promise<void> | undefined;

  const read = async () => {
    const text = await fs.promises.readFile(file, 'utf8');
    if (text === lastText) return;
    lastText = text;
    take(text);
  };
  const refresh = () => {
    reading ??= read()
      .catch(onError)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  await refresh();
  // the folder, not the file: an atomic change replaces the file, and a watch of the old one would hear nothing more
  const folder = path.dirname(file);
  const watcher = fs.existsSync(folder)
    ? fs.watch(folder, { persistent: false }, (_, name) => {
        if (name === null || name === path.basename(file)) void refresh();
      })
    : undefined;
  watcher?.on('error', onError);
  const timer = setInterval(refresh, pollMs).unref();
  return {
    refresh,
    stop() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}
