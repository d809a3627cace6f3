import { cutLibrary } from './library-cuts.mjs';

/** Applies the cuts of library-cuts.mjs to a file of a library. */
export default function cutLibraryFile(source) {
  return cutLibrary(source, this.resourcePath);
}
