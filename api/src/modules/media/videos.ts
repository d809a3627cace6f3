/** Plain names only, so that none can lead out of the store. Videos are MP4 only, because every browser plays H.264. */
const NAME = /^[a-z0-9][a-z0-9._-]*\.mp4$/i;

/** maximum length of a file name */
const LONGEST = 204;

/** True for names of videos, as opposed to pictures. */
export const isVideo = (name: string): boolean => name.length <= LONGEST && NAME.test(name);
