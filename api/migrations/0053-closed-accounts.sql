-- An account that the shop has closed: nobody logs into it until it is opened again (docs/decisions/0126).
alter table users add column closed boolean not null default false;
