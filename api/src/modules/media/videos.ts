/** Plain names: nothing that could lead out of the store. Videos are MP4 only: every browser plays H.264. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,199}\.mp4$/i;

/** True for names that ask for a video and not for a picture. */
export const isVideo = (name: string): boolean => NAME.test(name);
