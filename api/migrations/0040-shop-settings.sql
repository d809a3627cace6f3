-- compatible: older APIs know neither column, and whatever they write of languages is switched on.
-- A shop of one's own is set up by command (issue 15): who its mails come from, and which of the languages it has.
alter table settings
  -- null: MAIL_FROM of the environment
  add column mail_from text constraint settings__mail_from check (mail_from ~ '^[^\s@]+@[^\s@]+$');
-- Texts of a language that is switched off stay, so it can be switched on again. English stands in for all others.
alter table languages
  add column enabled boolean not null default true,
  add constraint languages__english_on check (enabled or code <> 'en');
