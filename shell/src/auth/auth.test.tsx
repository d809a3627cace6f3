import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as CALLS from 'shared-kernel/contract/calls';
import { COOKIE } from 'shared-kernel/contract/storage';
import { on } from 'shared-kernel/platform/bus';
import { userToken } from 'shared-kernel/platform/user-token';
import { browser } from 'shared-kernel/session/open-page';
import { aCommon } from 'shared-kernel/testing/a-common';
import { anOrder } from 'shared-kernel/testing/an-order';
import { answer, down, reject } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../pages/definition';

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', cart_count: 3 };
const box = (name: string | RegExp) => screen.getByLabelText(name);
/** Pastes: typing key by key takes seconds on a busy machine. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
const press = (name: string) => screen.getByRole('button', { name });
let opened: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  opened = jest.spyOn(browser, 'replace').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('empty layout', () => {
  test.each(['/login', '/register'])(
    'S025 S202 %s has welcome text, providers, privacy agreement and copyright',
    async (path) => {
      await renderApp(definition, { path });
      expect(screen.getByText('Welcome to Souk')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Continue with Facebook' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/page/privacy-policy');
      expect(screen.getByText('© Souk')).toBeVisible();
    },
  );

  test('S026 a provider link goes through the API and returns to the redirect path', async () => {
    await renderApp(definition, { path: '/fr/login?redirect=%2Ffr%2Fcart' });
    expect(screen.getByRole('link', { name: 'Continuer avec Google' })).toHaveAttribute(
      'href',
      '/api/v1/user/social-login/redirect/google?redirect=%2Ffr%2Fcart&lang=fr',
    );
  });
});

test.each([
  ['/login?redirect=%2Fall%2Fhome&for=wishlist', 'Sign in and we’ll add the product to your wishlist.'],
  [
    '/fr/login?redirect=%2Ffr%2Fall%2Fhome&for=compare',
    'Connectez-vous et nous ajouterons le produit à votre comparateur.',
  ],
  ['/ar/login?redirect=%2Far%2Fshop%2Fatlas&for=follow', 'سجّل الدخول لتبدأ متابعة المتجر.'],
  [
    '/login?redirect=%2Fcheckout&for=ended',
    'Your session has ended. Sign in to continue; everything in your cart is still there.',
  ],
])('D27 %s announces the action that follows', async (path, text) => {
  await renderApp(definition, { path });
  expect(screen.getByText(text)).toBeVisible();
});

test('D27 unknown values of `for` are ignored', async () => {
  const { slot } = await renderApp(definition, { path: '/login?redirect=%2Fcart&for=%3Cb%3Ea%20prize' });
  expect(slot).not.toHaveTextContent('prize');
  expect(slot).not.toHaveTextContent('login.for');
});

describe('a shop without keys for a provider', () => {
  const setting = aCommon().setting;
  const site = (login: object) => ({ common: aCommon({ setting: { ...setting, ...login } }) });

  test('S026 hides the provider’s button', async () => {
    await renderApp(definition, { path: '/login', site: site({ google_login: 2, facebook_login: 1 }) });
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue with Facebook' })).toBeVisible();
  });

  test('S026 without any provider shows no alternative sign-in', async () => {
    await renderApp(definition, { path: '/login', site: site({ google_login: 2, facebook_login: 2 }) });
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
    expect(screen.queryByText('or')).toBeNull();
  });
});

describe('login', () => {
  test('S166 S020 S076 logs in with one call and goes to the redirect path', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(CALLS.signin, ({ body }) => {
        sent.push(body);
        return ada;
      }),
    );
    const profiles: unknown[] = [];
    const { user } = await renderApp(definition, { path: '/login?redirect=%2Fuser%2Forders' });
    const stop = on('session:changed', ({ profile }) => profiles.push(profile));
    await fill(user, box('Email'), ' ada@example.com ');
    await fill(user, box('Password'), 'secret1');
    await user.click(press('Sign in'));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/user/orders'));
    stop();
    expect(sent).toEqual([{ email: 'ada@example.com', password: 'secret1', user_token: userToken() }]);
    expect(profiles.at(-1)).toMatchObject({ name: 'Ada', is_logged_in: true });
  });

  test('S020 S023 ignores a redirect to another site', async () => {
    server.use(answer(CALLS.signin, ada));
    const { user } = await renderApp(definition, { path: '/ar/login?redirect=https%3A%2F%2Fevil.example' });
    await fill(user, box('البريد الإلكتروني'), 'ada@example.com');
    await fill(user, box('كلمة المرور'), 'secret1');
    await user.click(press('تسجيل الدخول'));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/ar'));
  });

  test('S166 a rejected login shows the server’s message, keeps the input and moves focus', async () => {
    server.use(reject(CALLS.signin, ['Wrong email or password']));
    const { user } = await renderApp(definition, { path: '/login' });
    await fill(user, box('Email'), 'ada@example.com');
    await fill(user, box('Password'), 'wrong');
    await user.click(press('Sign in'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Wrong email or password');
    expect(alert).toHaveFocus();
    expect(box('Email')).toHaveValue('ada@example.com');
    expect(box('Password')).toHaveValue('wrong');
    expect(opened).not.toHaveBeenCalled();
  });

  test('S166 a browser that blocks cookies gets a notice, and nothing is sent', async () => {
    jest.spyOn(Navigator.prototype, 'cookieEnabled', 'get').mockReturnValue(false);
    const { user } = await renderApp(definition, { path: '/tr/login' });
    await fill(user, box('E-posta'), 'ada@example.com');
    await fill(user, box('Parola'), 'secret1');
    await user.click(press('Giriş yap'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Tarayıcınız çerezleri engelliyor/);
    expect(box('Parola')).toHaveValue('secret1');
    expect(opened).not.toHaveBeenCalled();
  });

  test('S166 S228 an unreachable API shows a translated message, and a retry works', async () => {
    server.use(down(CALLS.signin));
    const { user } = await renderApp(definition, { path: '/fr/login' });
    await fill(user, box('E-mail'), 'ada@example.com');
    await fill(user, box('Mot de passe'), 'secret1');
    await user.click(press('Se connecter'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le service est momentanément indisponible.');
    server.use(answer(CALLS.signin, ada));
    await user.click(press('Se connecter'));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/fr'));
  });

  test('S166 a double click sends one call', async () => {
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      answer(CALLS.signin, async () => {
        calls++;
        await held;
        return ada;
      }),
    );
    const { user } = await renderApp(definition, { path: '/login' });
    await fill(user, box('Email'), 'ada@example.com');
    await fill(user, box('Password'), 'secret1');
    await user.dblClick(press('Sign in'));
    release();
    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect(calls).toBe(1);
  });

  test('S045 S166 empty and invalid fields show errors, the first has focus, nothing is sent', async () => {
    const { user } = await renderApp(definition, { path: '/login' });
    await fill(user, box('Email'), 'a@b.c');
    await user.click(press('Sign in'));
    expect(screen.getByText('Invalid email')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(box('Email')).toHaveFocus();
    expect(box('Email')).toBeInvalid();
  });
});

test('issue 14 logs in with an email pasted with direction marks', async () => {
  server.use(answer(CALLS.signin, ada));
  const { user } = await renderApp(definition, { path: '/login' });
  await fill(user, box('Email'), '\u2068ada@example.com\u2069');
  await fill(user, box('Password'), 'secret1');
  await user.click(press('Sign in'));
  await waitFor(() => expect(opened).toHaveBeenCalled());
});

/** Fills in and sends the registration form. */
async function register(
  { user }: Awaited<ReturnType<typeof renderApp>>,
  over: { password?: string; repeat?: string } = {},
) {
  const { password = 'secret1', repeat = password } = over;
  await fill(user, box('Full name'), 'Ada');
  await fill(user, box('Email'), 'ada@example.com');
  await fill(user, box('Password'), password);
  await fill(user, box('Repeat password'), repeat);
  await user.click(press('Create account'));
}

describe('registration', () => {
  test('S169 rejects a password of five letters', async () => {
    await register(await renderApp(definition, { path: '/register' }), { password: '12345' });
    expect(screen.getByText('Invalid Password Length')).toBeVisible();
  });

  test('issue 14 prefills name and email from a guest’s order without overwriting typed text', async () => {
    const { address, order: code } = anOrder();
    const bodies: unknown[] = [];
    let typed = () => {};
    const waits = new Promise<void>((resolve) => {
      typed = resolve;
    });
    server.use(
      answer(CALLS.orders, async ({ body }) => {
        bodies.push(body);
        await waits;
        return anOrder({ user: { id: null, name: '', email: '' } });
      }),
    );
    const path = `/register?redirect=${encodeURIComponent(`/user/order/${code}`)}`;
    const { user } = await renderApp(definition, { path });
    await fill(user, box('Full name'), 'Ada');
    typed();
    await waitFor(() => expect(box('Email')).toHaveValue(address.email));
    expect(box('Full name')).toHaveValue('Ada');
    expect(bodies).toEqual([{ order_id: code, user_token: userToken() }]);
  });

  test('S170 rejects a repeated password that differs', async () => {
    await register(await renderApp(definition, { path: '/register' }), { repeat: 'secret2' });
    expect(screen.getByText("Password didn't match")).toBeVisible();
  });

  test('S167 a taken email shows the server’s message and keeps the input', async () => {
    server.use(reject(CALLS.signup, ['The email is taken']));
    await register(await renderApp(definition, { path: '/register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The email is taken');
    expect(box('Full name')).toHaveValue('Ada');
  });

  test('S167 after signup the emailed code signs in and leads to the redirect path', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(CALLS.signup, ({ body }) => {
        sent.push(body);
        return 'ada@example.com';
      }),
      answer(CALLS.verify, ({ body }) => {
        sent.push(body);
        // biome-ignore lint/suspicious/noDocumentCookie: stands for the server's Set-Cookie
        document.cookie = `${COOKIE.signedIn}=1; path=/`;
        return ada;
      }),
    );
    const app = await renderApp(definition, { path: '/register?redirect=%2Fcart' });
    await register(app);
    const code = await screen.findByLabelText('Code from the email');
    expect(code).toHaveFocus();
    expect(screen.getByText(/We’ve sent a code to .ada@example.com/)).toBeVisible();
    await fill(app.user, code, '1234');
    await app.user.click(press('Confirm'));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/cart'));
    const user_token = userToken();
    expect(sent).toEqual([
      { name: 'Ada', email: 'ada@example.com', password: 'secret1', user_token },
      { email: 'ada@example.com', code: '1234', user_token },
    ]);
  });

  test('S167 a wrong code shows an error and can be corrected', async () => {
    server.use(answer(CALLS.signup, 'ada@example.com'), reject(CALLS.verify, ['Wrong code']));
    const app = await renderApp(definition, { path: '/register' });
    await register(app);
    await fill(app.user, await screen.findByLabelText('Code from the email'), '0000');
    await app.user.click(press('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code');
    expect(box('Code from the email')).toHaveValue('0000');
  });

  test('S167 a new code can be requested after a countdown', async () => {
    let mailed = 0;
    server.use(
      answer(CALLS.signup, () => {
        mailed++;
        return 'ada@example.com';
      }),
    );
    const app = await renderApp(definition, { path: '/register' });
    await register(app);
    expect(await screen.findByRole('button', { name: /^Resend code in (60|5\d) seconds$/ })).toBeDisabled();
    expect(mailed).toBe(1);
  });

  test('S167 the email can be corrected without retyping the rest', async () => {
    server.use(answer(CALLS.signup, 'ada@example.com'));
    const app = await renderApp(definition, { path: '/register' });
    await register(app);
    await app.user.click(await screen.findByRole('button', { name: 'Use a different email address' }));
    expect(box('Full name')).toHaveValue('Ada');
    expect(box('Email')).toHaveValue('ada@example.com');
  });
});

describe('forgotten password', () => {
  test('S168 S170 code and new password lead to a login page that confirms the change', async () => {
    let changed: unknown;
    server.use(
      answer(CALLS.forgotPassword, 'ada@example.com'),
      answer(CALLS.updatePassword, ({ body }) => {
        changed = body;
        return null;
      }),
    );
    const { user, slot } = await renderApp(definition, { path: '/forgot-password' });
    await fill(user, box('Email'), 'ada@example.com');
    await user.click(press('Send code'));
    await fill(user, await screen.findByLabelText('Code from the email'), '1234');
    await fill(user, box('New password'), 'secret2');
    await fill(user, box('Repeat password'), 'secret3');
    await user.click(press('Save password'));
    expect(screen.getByText("Password didn't match")).toBeVisible();
    await user.clear(box('Repeat password'));
    await fill(user, box('Repeat password'), 'secret2');
    await user.click(press('Save password'));
    await waitFor(() =>
      expect(changed).toEqual({
        email: 'ada@example.com',
        code: '1234',
        password: 'secret2',
        user_token: userToken(),
      }),
    );
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(within(slot).queryByRole('alert')).toBeNull();
  });

  test('S168 an unknown email shows the server’s message', async () => {
    server.use(reject(CALLS.forgotPassword, ['Unknown email']));
    const { user } = await renderApp(definition, { path: '/forgot-password' });
    await fill(user, box('Email'), 'nobody@example.com');
    await user.click(press('Send code'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unknown email');
  });
});
