import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from 'shared-kernel/contract/account';
import * as CALLS from 'shared-kernel/contract/calls';
import { answer } from 'shared-kernel/testing/handlers';
import { recordToasts } from 'shared-kernel/testing/record-toasts';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { customer } from 'shared-kernel/testing/visitors';
import { definition } from '../../../definition';

const toasts = recordToasts();
const aSession = (over: Partial<Session> = {}): Session => ({
  ...{ id: 1, browser: 'Firefox', system: 'Linux', language: 'fr-CA', current: true },
  created_at: '2026-05-01T10:00:00.000Z',
  last_used_at: '2026-05-02T10:00:00.000Z',
  ...over,
});

test('lists sessions and ends one or all others', async () => {
  let sessions = [
    aSession(),
    aSession({ id: 2, browser: 'Chrome', system: 'Android', language: null, current: false }),
    aSession({ id: 3, browser: null, system: null, current: false }),
  ];
  const ended: unknown[] = [];
  server.use(
    answer(CALLS.sessions, () => ({ sessions })),
    answer(
      CALLS.endSession,
      ({ body }) => {
        ended.push(body);
        sessions = sessions.filter(({ id }) => id !== 2);
        return true;
      },
      'That device has been signed out.',
    ),
    answer(CALLS.endOtherSessions, () => {
      ended.push('others');
      sessions = sessions.filter(({ current }) => current);
      return true;
    }),
  );
  const { user } = await renderApp(definition, { path: '/user/privacy', as: customer() });
  const card = within(screen.getByRole('region', { name: 'Where you’re signed in' }));
  const rows = await card.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Firefox on Linux.*Canadian French.*This device/);
  expect(rows[2]).toHaveTextContent('Unknown device');
  await user.click(card.getByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(() => expect(card.queryByText('Chrome on Android')).toBeNull());
  expect(toasts).toEqual([{ text: 'That device has been signed out.' }]);
  await user.click(card.getByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
  expect(ended).toEqual([{ id: 2 }, 'others']);
  expect(card.queryByRole('button')).toBeNull();
});
