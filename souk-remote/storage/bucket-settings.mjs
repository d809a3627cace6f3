import fs from 'node:fs';

/**
 * Access to buckets, from the environment. Each key may be in a file, named by `S3_ACCESS_KEY_ID_FILE` and
 * `S3_SECRET_ACCESS_KEY_FILE`.
 * @param {Record<string, string | undefined>} env
 * @param {(fault: string) => void} onFault receives what is missing or invalid, one sentence each; never with a value
 * @returns {import('./bucket.mjs').BucketSettings | null} null when there is a fault
 */
export function readBucketSettings(env, onFault) {
  let faults = 0;
  const fault = (sentence) => {
    faults += 1;
    onFault(sentence);
  };
  const endpoint = env.S3_ENDPOINT?.trim() ?? '';
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    fault('S3_ENDPOINT must be the address of the S3 server, such as https://s3.eu-central-1.amazonaws.com.');
  const timeoutMs = Number(env.S3_TIMEOUT_MS?.trim() || 5000);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 100 || timeoutMs > 60_000)
    fault('S3_TIMEOUT_MS must be a whole number from 100 to 60000.');
  const key = (name) => {
    const file = env[`${name}_FILE`]?.trim();
    let value = env[name]?.trim() ?? '';
    try {
      if (!value && file) value = fs.readFileSync(file, 'utf8').trim();
    } catch {
      fault(`${name}_FILE cannot be read: ${file}.`);
      return '';
    }
    if (!value) fault(`${name} is missing, and ${name}_FILE, too.`);
    return value;
  };
  const accessKeyId = key('S3_ACCESS_KEY_ID');
  const secretAccessKey = key('S3_SECRET_ACCESS_KEY');
  if (faults) return null;
  return { endpoint, region: env.S3_REGION?.trim() || 'us-east-1', accessKeyId, secretAccessKey, timeoutMs };
}
