/** Plain names: nothing that could lead out of the store. Videos are MP4 only: every browser plays H.264. */
const NAME = /^[a-z0-9][a-z0-9._-]*\.mp4$/i;

/** letters of a file's name */
const LONGEST = 204;

/** True for names that ask for a video and not for a picture. */
export const isVideo = (name: string): boolean => name.length <= LONGEST && NAME.test(name);
