# Sourced by backup.sh and restore.sh: the database's password from its file, their queries, and their exits.
fail() {
  echo "✖ $*" >&2
  exit 1
}

secret=${SECRETS_DIR:-/secrets}/POSTGRES_PASSWORD
if [ -f "$secret" ]; then
  PGPASSWORD=$(cat "$secret")
  export PGPASSWORD
fi

ask() { psql --no-psqlrc --quiet --no-align --tuples-only --command="$1" || fail 'The database cannot be reached. Does it run? docker compose ps postgres'; }
# PostgreSQL's programs support databases of their own major version or older: 18 of 18.6
major() { sed -n 's/[^0-9]*\([0-9][0-9]*\).*/\1/p;q'; }
server_major() {
  version=$(ask 'show server_version') || exit 1
  echo "$version" | major
}
