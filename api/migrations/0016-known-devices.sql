-- Secrets that the shop makes for itself when its environment names none; every process reads the same.
create table secrets (
  name text primary key,
  value text not null
);

-- A device that has logged in before has an allowance of its own; '' is what all others share.
alter table email_allowances
  add column device text not null default '',
  drop constraint email_allowances_pkey,
  add primary key (email, purpose, device, kind);
