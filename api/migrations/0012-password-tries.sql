-- How many wrong passwords an account takes, over all browsers and addresses (A4).
alter table email_allowances
  drop constraint email_allowances__purpose,
  drop constraint email_allowances__kind,
  add constraint email_allowances__purpose check (purpose in ('signup', 'password', 'signin')),
  add constraint email_allowances__kind check (kind in ('mails', 'tries', 'passwords'));
