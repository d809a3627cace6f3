import fs from 'node:fs';
import path from 'node:path';
import { withoutSecrets } from '../api/src/http/logging';
import { loggedPath } from '../shell/src/server/logged-path';

// Needs no nginx: reads the map from the file and applies it as nginx does; PCRE and JavaScript agree on the syntax it uses.
const conf = fs.readFileSync(path.resolve(__dirname, 'nginx.conf'), 'utf8');
const [, pattern = '', value = ''] = /map \$uri \$logged_path \{\s*"~\*(.*?)"\s+"(.*?)";/s.exec(conf) ?? [];
const [, format = ''] = /log_format souk '(.*?)';/s.exec(conf) ?? [];

/** `$uri`: the path, decoded, without query. */
const uriOf = (target: string) => decodeURIComponent(target.split('?')[0] ?? '');
const loggedByNginx = (target: string) => {
  const match = new RegExp(pattern, 'i').exec(uriOf(target));
  return match ? value.replace('${opened}', match.groups?.opened ?? '') : uriOf(target);
};

const SECRET = 'SECRET-0123';

test.each([
  `/api/v1/track-order/${SECRET}`,
  `/api/v1/track-order/${SECRET}/more`,
  `/api/v1/payment/hand-over/${SECRET}`,
  `/API/V1/Track-Order/${SECRET}`,
  `/api/v1/%74rack-order/${SECRET}`,
  `/api/v1/payment/callback/stripe?payment=${SECRET}`,
  `/api/v1/user/profile?user_token=${SECRET}`,
  `/api/v1/user/social-login/callback/google?code=${SECRET}&state=${SECRET}`,
  `/track-order?tracking_id=${SECRET}`,
  `/ar/track-order/${SECRET}`,
  `/social-callback?code=${SECRET}`,
  `/user/order/7?payment=${SECRET}&email=${SECRET}`,
  '/brands?page=2',
  '/media/lamp.webp',
  '/api/v1/product/7',
])('O3 nginx and shell log %s alike, without secrets', (target) => {
  expect(loggedByNginx(target)).toBe(loggedPath(target));
  for (const logged of [loggedByNginx(target), loggedPath(target)]) {
    expect(logged).not.toContain(SECRET);
    expect(logged).not.toContain('?');
  }
  // the API hides the same in its own log
  if (target.startsWith('/api/v1/') && !target.includes('%'))
    expect(withoutSecrets(target)).not.toContain(`/${SECRET}`);
});

test('O3 everything else is logged unchanged', () => {
  expect(['/brands?page=2', '/media/lamp.webp'].map(loggedByNginx)).toEqual(['/brands', '/media/lamp.webp']);
  expect(loggedPath(`/${'a'.repeat(1000)}`)).toHaveLength(300);
});

test('O3 nginx uses only this log format, which contains no query, referrer or header', () => {
  // the second server passes on what the first one has logged
  expect(conf.match(/access_log [^;]*;/g)).toEqual(['access_log /dev/stdout souk;', 'access_log off;']);
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(
    /\$(request|request_uri|uri|args|query_string|http_|arg_|cookie_|sent_http_)\b|\$(http|arg|cookie)_/,
  );
});
