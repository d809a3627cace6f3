import { parseCookie } from 'cookie';
import { SessionCookies } from './cookies';

const TOKEN = 'abcdefgh12345678';
const token = (header: string) => new SessionCookies(false).token(parseCookie(header));

test.each([
  `frontend_session=${TOKEN}`,
  `a=%E0%A4; __proto__=x; ;=; nothing;\tfrontend_session = ${TOKEN} ; b=c=d`,
  `frontend_session=${TOKEN}; frontend_session=another12345678`,
  'frontend_session=abcdefgh%31%32345678',
])('A1 the session is read from the Cookie header "%s"', (header) => {
  expect(token(header)).toBe(TOKEN);
});

test.each([
  '',
  'frontend_session',
  'frontend_session=',
  'frontend_session=short',
  `frontend_session=${TOKEN}%0d%0ax: y`,
  `frontend_session=${TOKEN}%`,
  `Frontend_Session=${TOKEN}`,
  `x="frontend_session=${TOKEN}"`,
  `__proto__=${TOKEN}`,
])('A1 no session is read from the Cookie header "%s"', (header) => {
  expect(token(header)).toBeUndefined();
});
