import { resolve } from 'node:path';
import { type BucketSettings, isInBucket } from '../../souk-remote/storage/bucket.mjs';
import { readBucketSettings } from '../../souk-remote/storage/bucket-settings.mjs';
import { type PaymentKeys, readPaymentKeys } from './payments/payment-keys';
import { readSocialKeys, type SocialKeys } from './social/social-keys';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** from `DATABASE_URL` or PostgreSQL's own variables; null: the embedded PostgreSQL of `databaseDir` */
  readonly databaseUrl: string | null;
  readonly databaseDir: string;
  /** connections of this process, split by `poolSizes` */
  readonly databasePool: number;
  /** s that the counts of listings may lag behind the products at most, see `cacheColumns`; 0: always up to date */
  readonly countsAge: number;
  readonly smtpUrl: string;
  /** sender address of mails; null: the shop's setting */
  readonly mailFrom: string | null;
  /** pictures and videos of the shop: a folder, or `s3://<bucket>/<prefix>` */
  readonly mediaDir: string;
  /** pictures uploaded by shoppers, likewise; shared by all processes of a shop, and backed up with its database */
  readonly uploadsDir: string;
  /** settings for accessing buckets; null when both are folders */
  readonly bucket: BucketSettings | null;
  /** the shop's public origin: links in mails, `site_url` */
  readonly publicOrigin: string;
  /** proxies whose `X-Forwarded-For` is trusted for the shopper's IP address */
  readonly trustProxy: string;
  /** false turns off rate limits per IP address and route */
  readonly rateLimit: boolean;
  /** payment gateways with keys */
  readonly payments: PaymentKeys;
  /** sign-in providers with keys */
  readonly social: SocialKeys;
  /** min that stock and voucher are held for an unpaid online order */
  readonly orderHoldMinutes: number;
  /** s between two rounds of the reconciler; 0: other processes reconcile */
  readonly reconcileSeconds: number;
  /** secrets that sign known devices, the first one for new ones; empty: the one stored in the database */
  readonly deviceSecrets: readonly string[];
  /** secrets that sign links of order mails, the first one for new ones; empty: the one stored in the database */
  readonly orderLinkSecrets: readonly string[];
  /** ms that readiness reports 503 before connections are closed */
  readonly drainMs: number;
  /** ms that the event loop may be blocked before the process ends itself; 0: no limit */
  readonly watchdogMs: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Errors of the environment, one line per variable. */
export class ConfigFault extends Error {
  override name = 'ConfigFault' as const;
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * Reads and validates the environment.
 *
 * @param env variables by name, normally `process.env`; an empty value counts as missing
 * @throws ConfigFault naming every invalid variable and its expected format
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const text = (name: string, otherwise: string) => env[name]?.trim() || otherwise;
  const whole = (name: string, otherwise: number, low: number, high: number) => {
    const value = Number(text(name, String(otherwise)));
    if (Number.isInteger(value) && value >= low && value <= high) return value;
    faults.push(`${name} must be a whole number from ${low} to ${high}, but is '${env[name]}'.`);
    return otherwise;
  };
  const url = (name: string, otherwise: string, protocols: readonly string[]) => {
    const value = text(name, otherwise);
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    // the value is not repeated: it may contain a password
    const starts = `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
    const encoded = name.endsWith('_URL') ? ', a / or # in its password written %2F or %23' : '';
    faults.push(`${name} ${starts}${encoded}.`);
    return otherwise;
  };

  const secrets = (name: string) => {
    const all = text(name, '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    // values are never repeated
    if (all.some((one) => one.length < 32))
      faults.push(`${name} must be secrets of at least 32 characters each, with commas between.`);
    return all;
  };

  const logLevel = LEVELS.find((level) => level === text('LOG_LEVEL', 'info'));
  if (!logLevel) faults.push(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, but is '${env.LOG_LEVEL}'.`);
  const rateLimit = text('RATE_LIMIT', 'on');
  if (rateLimit !== 'on' && rateLimit !== 'off')
    faults.push(`RATE_LIMIT must be 'on' or 'off', but is '${rateLimit}'.`);

  const place = (name: string, otherwise: string) => {
    const value = text(name, otherwise);
    if (!isInBucket(value)) return resolve(value);
    if (!/^s3:\/\/[a-z0-9.-]{3,63}(\/[\w.-]+)*\/?$/.test(value))
      faults.push(`${name} must be a folder, or a place in a bucket such as s3://my-shop/pictures, but is '${value}'.`);
    return value;
  };
  const mediaDir = place('MEDIA_DIR', '.souk/media');
  const uploadsDir = place('UPLOADS_DIR', '.souk/uploads');

  const config: Config = {
    port: whole('PORT', 3001, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    databaseUrl: env.DATABASE_URL?.trim() ? url('DATABASE_URL', '', ['postgres:', 'postgresql:']) : databaseOf(env),
    databaseDir: resolve(text('DATABASE_DIR', '.souk/postgres')),
    databasePool: whole('DATABASE_POOL', 16, 4, 200),
    countsAge: whole('COUNTS_AGE', 15, 0, 15),
    smtpUrl: url('SMTP_URL', 'smtp://127.0.0.1:1025', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM', '') || null,
    mediaDir,
    uploadsDir,
    bucket: [mediaDir, uploadsDir].some(isInBucket) ? readBucketSettings(env, (fault) => faults.push(fault)) : null,
    publicOrigin: new URL(url('PUBLIC_ORIGIN', 'http://localhost:3000', ['http:', 'https:'])).origin,
    trustProxy: text('TRUST_PROXY', 'loopback'),
    rateLimit: rateLimit === 'on',
    payments: readPaymentKeys(env, faults),
    social: readSocialKeys(env, faults),
    orderHoldMinutes: whole('ORDER_HOLD_MINUTES', 30, 1, 7 * 24 * 60),
    reconcileSeconds: whole('RECONCILE_SECONDS', 30, 0, 3600),
    deviceSecrets: secrets('DEVICE_SECRETS'),
    orderLinkSecrets: secrets('ORDER_LINK_SECRETS'),
    drainMs: whole('DRAIN_MS', 500, 0, 60_000),
    watchdogMs: whole('WATCHDOG_MS', 30_000, 0, 3_600_000),
    logLevel: logLevel ?? 'info',
  };
  if (faults.length > 0) throw new ConfigFault(faults);
  return config;
}

/**
 * The database of PostgreSQL's own variables (`PGHOST`, `PGPORT`, `PGUSER`, `PGPASSWORD`, `PGDATABASE`), as a URL: a password
 * may contain any characters there, whereas in DATABASE_URL it must be percent-encoded. Null without `PGHOST`.
 */
function databaseOf({ PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE }: Record<string, string | undefined>) {
  if (!PGHOST?.trim()) return null;
  const user = encodeURIComponent(PGUSER?.trim() || 'souk');
  const secret = PGPASSWORD ? `:${encodeURIComponent(PGPASSWORD)}` : '';
  const database = encodeURIComponent(PGDATABASE?.trim() || 'souk');
  // encoded because it may be the folder of a socket
  const host = encodeURIComponent(PGHOST.trim());
  return `postgres://${user}${secret}@${host}:${PGPORT?.trim() || 5432}/${database}`;
}
