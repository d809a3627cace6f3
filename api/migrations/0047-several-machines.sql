-- What several processes and machines share (issue 15, decision 0096).

-- Photos of shoppers that nothing names any more and that could not be removed when they were given up: a bucket may be away.
create table unwanted_pictures (
  image text primary key,
  since timestamptz not null default now()
);

-- Counted tries, all processes of the API together. What is lost in a crash of the server is a minute of counting, so nothing is logged.
create unlogged table tries (
  -- SHA-256 of what is counted and whom for: neither addresses nor tokens stand here
  key bytea primary key,
  hits integer not null,
  until timestamptz not null
);
create index tries__until on tries (until);
