/** One call of the API (spec §7, D47, D48). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** below `api/v1/`; parameters are written `:name` */
  readonly path: string;
  /** `public`: no bearer is sent. `guest`: bearer or `user_token`. `user`: bearer only, HTTP 401 without one. */
  readonly auth: 'public' | 'guest' | 'user';
}

/** Base of all calls, below the site's origin (spec §7). */
export const API_BASE = '/api/v1/';
