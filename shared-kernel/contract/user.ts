import { z } from 'zod';
import { Count, Id, Positive } from './envelope';

const userToken = { user_token: z.string().max(128).optional() };
const email = z.string().max(200);
const password = z.string().max(200);

export const Signin = z.object({ email, password, remember_token: z.boolean().optional(), ...userToken });
/** Without name and password: requests another code for the signup that the browser with this `user_token` started (D36). */
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
/** The session continues under a new token (A6), which the shell's server strips from the response as for `SignedIn`. */
export const SessionRenewed = z.object({ token: z.string(), expires_in: Positive });

export const User = z.object({ id: Id, name: z.string(), email: z.string(), cart_count: Count });
export type User = z.infer<typeof User>;

/**
 * Response of `user/signin` and `user/verify` as sent by the API; the shell's server strips `token` and `device`
 * (architecture 'Session').
 */
export const SignedIn = User.extend({
  token: z.string(),
  expires_in: Positive,
  /** identifies this browser at later logins to this account; other servers of the family do not send it */
  device: z.string().optional(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Response of `user/profile` (spec §3): `is_logged_in` distinguishes users from guests. */
export const Profile = z.object({
  id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  cart_count: Count,
  is_logged_in: z.boolean(),
  /** false: signs in through a provider only and may set a first password; absent: not given */
  has_password: z.boolean().optional(),
});
export type Profile = z.infer<typeof Profile>;

/** POST `user/social-login/finish`: the login is identified by the browser's own cookie, not by anything in the body (D37). */
export const FinishSocialLogin = z.object({ ...userToken });
