#!/bin/sh
# docker compose run --rm -T restore < shop.tar (docs/containers.md): restores the output of backup.sh, the database all or nothing. With
# --replace also over an existing shop.
set -eu
. "$(dirname "$0")/database.sh"
scratch=${SCRATCH:-/scratch}
folders=${FOLDERS:-/}

case ${1:-} in
'' | --replace) ;;
*) fail "What is $1? There is --replace." ;;
esac
[ ! -t 0 ] || fail 'The backup is read from the standard input: docker compose run --rm -T restore < shop.tar'

cd "$scratch"
tar --extract --no-same-owner --no-same-permissions && [ -f SHA256SUMS ] && [ -f database.dump ] && sha256sum --quiet --check SHA256SUMS >&2 ||
  fail 'This is not a whole backup. Nothing was changed.'

own=$(pg_restore --version | major)
dumped=$(pg_restore --list database.dump | sed -n 's/^; *Dumped from database version: //p' | major)
[ -n "$dumped" ] || fail "The database cannot be read from the backup by pg_restore $own: it may be of a newer PostgreSQL. Nothing was changed."
server=$(server_major)
[ "$server" -ge "$dumped" ] ||
  fail "The backup is of PostgreSQL $dumped, this server is $server: name an image of $dumped or newer in POSTGRES_IMAGE. Nothing was changed."

others=$(ask "select count(*) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()")
[ "$others" = 0 ] || fail 'The database is in use. Stop what uses it (docker compose stop api) and start again. Nothing was changed.'
held=$(ask "select to_regclass('public.settings') is not null")
# by the same rule as the API (api/src/modules/install/held-shop.ts)
[ "$held" = f ] || held=$(ask 'select exists (select from settings) or exists (select from stores) or exists (select from products)
  or exists (select from categories) or exists (select from users) or exists (select from orders)')
[ "$held" = f ] || [ "${1:-}" = --replace ] ||
  fail 'There is a shop already. What it holds is lost with: docker compose run --rm -T restore --replace < shop.tar. Nothing was changed.'

# the whole script is received before it runs: a truncated one would count as complete
pg_restore --no-owner --no-privileges --file=restore.sql database.dump || fail 'The database cannot be read from the backup. Nothing was changed.'
cat > empty.sql <<'SQL'
-- an API that starts meanwhile waits with its migrations (api/src/db/migrate.ts)
select pg_advisory_xact_lock(7305807);
drop schema public cascade;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
SQL
# before the database: unreferenced pictures do no harm
for folder in media uploads; do
  [ ! -d "$folder" ] || cp -R "$folder/." "$folders/$folder/" || fail "The pictures could not be written to $folder. The database is as it was."
done
# the user node, with the same id in all images
chown -R "${OWNER:-1000:1000}" "$folders/media" "$folders/uploads"
PGOPTIONS='--client-min-messages=warning' psql --no-psqlrc --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction \
  --file=empty.sql --file=restore.sql || fail 'The database is as it was.'
ask analyze
echo '✓ The shop is there again. Start it: docker compose up --detach --wait' >&2
