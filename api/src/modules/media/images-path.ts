/** Where the shop's pictures are, by their bare file names (S094). */
export const IMAGES = '/media/';
