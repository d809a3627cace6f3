import { withoutSecrets } from './logging';

test('the log has no tokens, codes or personal addresses', () => {
  expect(withoutSecrets('/api/v1/user/profile?user_token=abc&x=1')).toBe(
    '/api/v1/user/profile?user_token=[secret]&x=1',
  );
  expect(withoutSecrets('/api/v1/x?q=a&code=123456&email=a%40b.c')).toBe('/api/v1/x?q=a&code=[secret]&email=[secret]');
  expect(withoutSecrets('/api/v1/payment/callback/stripe?payment=0123abcd&session_id=cs_1')).toBe(
    '/api/v1/payment/callback/stripe?payment=[secret]&session_id=cs_1',
  );
  expect(withoutSecrets('/api/v1/payment/hand-over/0123abcd')).toBe('/api/v1/payment/hand-over/[secret]');
  expect(withoutSecrets('/api/v1/user/social-login/callback/google?iss=x&state=abc&code=def')).toBe(
    '/api/v1/user/social-login/callback/google?iss=x&state=[secret]&code=[secret]',
  );
  expect(withoutSecrets('/api/v1/track-order/2026-XYZ?a=1')).toBe('/api/v1/track-order/[secret]?a=1');
});
