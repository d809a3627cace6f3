import { z } from 'zod';
import { Count, Id, Positive } from './envelope';

const userToken = { user_token: z.string().max(128).optional() };
const email = z.string().max(200);
const password = z.string().max(200);

export const Signin = z.object({ email, password, remember_token: z.boolean().optional(), ...userToken });
/** Without name and password: another code for the signup that the browser with this `user_token` began (D36). */
export const Signup = z.object({
  name: z.string().max(100).optional(),
  email,
  password: password.optional(),
  ...userToken,
});
export const Verify = z.object({ email, code: z.string().max(20), ...userToken });
export const ForgotPassword = z.object({ email, ...userToken });
export const UpdatePassword = z.object({ email, code: z.string().max(20), password, ...userToken });
export const UpdateProfile = z.object({ name: z.string().max(100) });
/** Ends the user's other sessions; `current_password` is empty for a first password. */
export const UpdateUserPassword = z.object({ current_password: password, new_password: password });
/** The session goes on under a new token (A6), which the shell's server takes out as that of `SignedIn`. */
export const SessionRenewed = z.object({ token: z.string(), expires_in: Positive });

export const User = z.object({ id: Id, name: z.string(), email: z.string(), cart_count: Count });
export type User = z.infer<typeof User>;

/** Answer of `user/signin` and `user/verify` as the API gives it; the shell's server takes `token` and `device` out (architecture 'Session'). */
export const SignedIn = User.extend({
  token: z.string(),
  expires_in: Positive,
  /** what this browser shows from now on when it logs in to this account; other servers of the family give none */
  device: z.string().optional(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Answer of `user/profile` (spec §3): `is_logged_in` tells a user from a guest. */
export const Profile = z.object({
  id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  cart_count: Count,
  is_logged_in: z.boolean(),
  /** false: signs in through a provider only and may set a first password; absent: the server does not say */
  has_password: z.boolean().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** POST `user/social-login/finish`: which login is known by the browser's own cookie, not by anything sent here (D37). */
export const FinishSocialLogin = z.object({ ...userToken });
