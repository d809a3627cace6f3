#!/bin/sh
# docker compose run --rm --no-deps -T backup > shop.tar (docs/containers.md): the database and the pictures as one file for
# restore.sh. Written to stdout, so that the file belongs to the caller and can be piped on.
set -eu
. "$(dirname "$0")/database.sh"
scratch=${SCRATCH:-/scratch}
folders=${FOLDERS:-/}

[ ! -t 1 ] || fail 'The backup is written to the standard output: docker compose run --rm --no-deps -T backup > shop.tar'

server=$(server_major)
own=$(pg_dump --version | major)
[ "$own" -ge "$server" ] ||
  fail "The server is PostgreSQL $server, pg_dump of this image only $own: name the server's own image in POSTGRES_IMAGE. There is no backup."

# before the pictures, so that every picture it refers to is copied afterwards
cd "$scratch"
pg_dump --format=custom --no-owner --no-privileges --file=database.dump || fail 'The database could not be read. Does it run? docker compose ps postgres'
sha256sum database.dump > SHA256SUMS

cd "$folders"
find media uploads -type f -print0 > "$scratch/pictures"
xargs -0 -r sha256sum < "$scratch/pictures" >> "$scratch/SHA256SUMS" || fail 'A picture could not be read: start again.'
# the checksums come last: a file without them is truncated
tar --create -C "$scratch" database.dump -C "$folders" --null --files-from="$scratch/pictures" -C "$scratch" SHA256SUMS ||
  fail 'The file was not written to its end.'
echo "✓ The database and $(tr -cd '\0' < "$scratch/pictures" | wc -c) files of pictures are in the backup." >&2
