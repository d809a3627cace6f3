import fs from 'node:fs';
import path from 'node:path';
import { EMPTY_SET, parseReleases, type ReleaseSet } from './release-set';

export interface ReleaseFollower {
  current(): ReleaseSet;
  /** reads the file now; for tests and start-up */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Follows the release file without a restart: the folder is watched and the file polled, because a watch misses changes on
 * network drives. What cannot be read or understood leaves the last good set live.
 * @param onChange gets the new set and the one before
 * @param pollMs how often the file's content is looked at
 */
export async function followReleases(
  file: string,
  onChange: (now: ReleaseSet, before: ReleaseSet) => void,
  onError: (error: Error) => void,
  pollMs = 1000,
): Promise<ReleaseFollower> {
  let set = EMPTY_SET;
  let lastText = '';
  let reading: Promise<void> | undefined;

  const read = async () => {
    const text = await fs.promises.readFile(file, 'utf8');
    if (text === lastText) return;
    const next = parseReleases(text);
    lastText = text;
    if (next.name === set.name) return;
    const before = set;
    set = next;
    onChange(next, before);
  };
  const refresh = () => {
    reading ??= read()
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || set !== EMPTY_SET) onError(error);
      })
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
    current: () => set,
    refresh,
    stop() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}
