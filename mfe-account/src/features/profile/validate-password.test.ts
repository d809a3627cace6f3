import { validatePassword } from './validate-password';

const right = { current_password: 'secret', new_password: 'battery staple', repeat: 'battery staple' };
const key = (text: string) => text;

test.each([
  ['nothing', {}, {}],
  ['no current password', { current_password: '' }, { current_password: 'profile.currentRequired' }],
  ['S169 a short one', { new_password: '12345', repeat: '12345' }, { new_password: 'profile.passwordLength' }],
  ['S170 another repeat', { repeat: 'battery' }, { repeat: 'profile.passwordMismatch' }],
])('refuses %s', (_, change, wrong) => {
  expect(validatePassword({ ...right, ...change }, key, false)).toEqual(wrong);
});

test('D36 a first password needs no current one', () => {
  expect(validatePassword({ ...right, current_password: '' }, key, true)).toEqual({});
});
