import fs from 'node:fs/promises';
import path from 'node:path';
import type { ArtifactStore } from '../remotes/artifact-store';

/** The version on trial: a built, unpublished folder. */
export interface Candidate {
  remote: string;
  version: string;
  /** its built folder, with `server` and `browser` */
  folder: string;
}

/** A store with one additional version. */
export function withCandidate(store: ArtifactStore, { remote, version, folder }: Candidate): ArtifactStore {
  return {
    async read(place, hash) {
      const own = `${remote}/${version}/`;
      const file = place.startsWith(own) ? place.slice(own.length) : place.slice(`${remote}/`.length);
      const full = path.resolve(folder, file);
      const isBuilt = place.startsWith(own) || place.startsWith(`${remote}/browser/`);
      if (!isBuilt || !full.startsWith(path.resolve(folder) + path.sep)) return store.read(place, hash);
      // browser files of earlier versions are in the store only
      return fs.readFile(full).catch(() => store.read(place, hash));
    },
  };
}
