import { cutLibrary } from './library-cuts.mjs';

/** Makes the cuts of library-cuts.mjs in a file of a library. */
export default function cutLibraryFile(source) {
  return cutLibrary(source, this.resourcePath);
}
