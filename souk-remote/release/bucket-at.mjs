import { openBucket } from '../storage/bucket.mjs';
import { readBucketSettings } from '../storage/bucket-settings.mjs';
import { misuse } from './fault.mjs';

/**
 * A bucket, with access from the environment.
 * @param {string} place `s3://<bucket>/<prefix>`
 * @throws ReleaseFault with the missing settings
 */
export function bucketAt(place) {
  const faults = [];
  const settings = readBucketSettings(process.env, (fault) => faults.push(fault));
  if (!settings) throw misuse(`${place} is in a bucket. ${faults.join(' ')}`);
  return openBucket(place, settings);
}

/**
 * A file of a bucket: the bucket with the file's folder as prefix, and the file name as key. @param {string} place
 * `s3://<bucket>/<key>`
 */
export function fileAt(place) {
  const end = place.lastIndexOf('/');
  return { bucket: bucketAt(place.slice(0, end)), key: place.slice(end + 1) };
}
