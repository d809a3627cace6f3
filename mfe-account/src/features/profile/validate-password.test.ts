import { validatePassword } from './validate-password';

const right = { current_password: 'secret', new_password: 'battery staple', repeat: 'battery staple' };
const key = (text: string) => text;

test.each([
  ['nothing', {}, {}],
  ['a missing current password', { current_password: '' }, { current_password: 'profile.currentRequired' }],
  ['S169 a short password', { new_password: '12345', repeat: '12345' }, { new_password: 'profile.passwordLength' }],
  ['S170 a repeat that differs', { repeat: 'battery' }, { repeat: 'profile.passwordMismatch' }],
])('rejects %s', (_, change, wrong) => {
  expect(validatePassword({ ...right, ...change }, key, false)).toEqual(wrong);
});

test('D36 a first password needs no current one', () => {
  expect(validatePassword({ ...right, current_password: '' }, key, true)).toEqual({});
});
