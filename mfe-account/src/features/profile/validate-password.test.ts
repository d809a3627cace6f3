import { validatePassword } from './validate-password';

const right = { current: 'secret', chosen: 'battery staple', repeat: 'battery staple' };

test.each([
  ['nothing', {}, {}],
  ['no current password', { current: '' }, { current: 'profile.currentRequired' }],
  ['S169 a short one', { chosen: '12345', repeat: '12345' }, { chosen: 'profile.passwordLength' }],
  ['S170 another repeat', { repeat: 'battery' }, { repeat: 'profile.passwordMismatch' }],
])('refuses %s', (_, change, wrong) => {
  expect(validatePassword({ ...right, ...change })).toEqual(wrong);
});
