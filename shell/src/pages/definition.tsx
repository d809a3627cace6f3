import type { PrefetchContext, RemoteDefinition, RemotePage } from 'shared-kernel/remote/definition';
import { screen } from 'shared-kernel/remote/screens';
import { loginErrorOf } from '../auth/social-callback/login-error';
import { authLocales } from '../auth/texts';
import { routes } from './routes';

const Login = screen('login', () =>
  import(/* webpackChunkName: "login" */ '../auth/login/login-screen').then((m) => m.LoginScreen),
);
const Register = screen('register', () =>
  import(/* webpackChunkName: "register" */ '../auth/register/register-screen').then((m) => m.RegisterScreen),
);
const ForgotPassword = screen('forgot-password', () =>
  import(/* webpackChunkName: "forgot-password" */ '../auth/forgot-password/forgot-password-screen').then(
    (m) => m.ForgotPasswordScreen,
  ),
);
const SocialCallback = screen('social-callback', () =>
  import(/* webpackChunkName: "social-callback" */ '../auth/social-callback/social-callback-screen').then(
    (m) => m.SocialCallbackScreen,
  ),
);

/** The shell's pages have no data of their own, only a title; they are excluded from search engines. */
const titled =
  (key: string): RemotePage['prefetch'] =>
  async ({ t }: PrefetchContext) => ({ title: t(key), robots: 'noindex' });

/** The shell's own pages, built into the shell. A path without a route gets the kernel's 'not found' (S071). */
export const definition: RemoteDefinition<typeof routes> = {
  id: 'shell',
  routes,
  pages: {
    login: { screen: Login, prefetch: titled('login.title') },
    register: { screen: Register, prefetch: titled('register.title') },
    'forgot-password': { screen: ForgotPassword, prefetch: titled('forgot.title') },
    'social-callback': {
      screen: SocialCallback,
      prefetch: async ({ t, search }) => ({
        title: t(loginErrorOf(search) ? 'social.notSignedIn' : 'social.title'),
        robots: 'noindex',
      }),
    },
  },
  locales: authLocales,
};
