# Read by backup.sh and restore.sh: the database's password from its file, and how they end.
fail() {
  echo "✖ $*" >&2
  exit 1
}

secret=${SECRETS_DIR:-/secrets}/POSTGRES_PASSWORD
if [ -f "$secret" ]; then
  PGPASSWORD=$(cat "$secret")
  export PGPASSWORD
fi
