import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { API_BASE } from 'shared-kernel/contract/call';
import type { CallName } from 'shared-kernel/contract/call-name';
import * as CALLS from 'shared-kernel/contract/calls';
import { buildApp, type Dependencies } from '../app';
import { ChangeFeed } from '../changes/change-feed';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import type { Mail } from '../modules/mail/mail';
import { gatewaysOf } from '../payments/gateways';
import { providersOf } from '../social/providers-of';
import { testDatabase } from './test-database';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean> | string;
  body?: unknown;
  language?: string;
  /** bearer token */
  bearer?: string;
  headers?: Record<string, string>;
}

/** The response: the HTTP status, the parts of the envelope, and the headers. */
export interface Called<T> {
  http: number;
  status: number;
  message: string;
  data: T;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** address of the database, for tests that open connections of their own */
  readonly url: string;
  readonly mediaDir: string;
  readonly uploadsDir: string;
  /** mails that were sent, oldest first */
  readonly mails: readonly Mail[];
  /** Calls the API in process, by the call's name in the contract. */
  call<T = never>(name: CallName, options?: CallOptions): Promise<Called<T>>;
}

type Overrides = Partial<Omit<Dependencies, 'db'>> & {
  /** separate connections for the app instead of the test's `db` */
  connect?: (url: string) => Database;
};

/**
 * The API in process, on its own database, for one test file.
 *
 * @param overrides replacements for what is outside the API, such as clock and settings
 * @example const api = testApp();
 *      test('...', async () => { const { status } = await api.call('common'); });
 */
export function testApp(overrides: Overrides = {}): TestApp {
  const database = testDatabase();
  const mediaDir = mkdtempSync(join(tmpdir(), 'souk-test-media-'));
  const uploadsDir = mkdtempSync(join(tmpdir(), 'souk-test-uploads-'));
  const mails: Mail[] = [];
  let app: FastifyInstance | undefined;
  let own: Database | undefined;

  beforeAll(async () => {
    // settings may be getters; their values are available from here on
    own = overrides.connect?.(database.url);
    app = await buildApp({
      config: readConfig({
        MEDIA_DIR: mediaDir,
        UPLOADS_DIR: uploadsDir,
        RATE_LIMIT: 'off',
        COUNTS_AGE: '0',
        LOG_LEVEL: 'silent',
      }),
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
      changes: new ChangeFeed(),
      gateways: gatewaysOf([]),
      providers: providersOf([]),
      mailer: { send: async (mail) => void mails.push(mail) },
      ...overrides,
      db: own ?? database.db,
    });
  });
  afterAll(async () => {
    await app?.close();
    await own?.destroy();
    for (const folder of [mediaDir, uploadsDir]) rmSync(folder, { recursive: true, force: true });
  });

  return {
    url: database.url,
    mediaDir,
    uploadsDir,
    mails,
    get db() {
      return database.db;
    },
    get app() {
      if (!app) throw new Error('The app exists from the first beforeAll on.');
      return app;
    },
    async call<T>(name: CallName, options: CallOptions = {}): Promise<Called<T>> {
      const response = await this.app.inject(requestFor(name, options));
      const { status, message, data } = response.json();
      return { http: response.statusCode, status, message, data, headers: response.headers };
    },
  };
}

function requestFor(
  name: CallName,
  { params = {}, query, body, language, bearer, headers }: CallOptions,
): InjectOptions {
  const { method, path } = CALLS[name];
  const url = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param] ?? '')));
  const search =
    typeof query === 'string'
      ? query
      : new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])).toString();
  return {
    method,
    url: `${API_BASE}${url}${search ? `?${search}` : ''}`,
    headers: {
      ...(language === undefined ? {} : { language }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
  };
}
