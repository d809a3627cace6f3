/** Base path of the shop's pictures, which the data name by bare file names (S094). */
export const IMAGES = '/media/';
