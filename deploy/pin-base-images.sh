#!/bin/sh
# sh deploy/pin-base-images.sh (docs/containers.md 'Base images'): asks the registries which bytes the base images' tags mean today, and writes
# them as digests into .env, where Compose reads them. What is pinned there already is looked up again by its tag. All or nothing.
set -eu
cd "$(dirname "$0")/.."
file=.env
new=$(mktemp "$file.XXXXXX")
trap 'rm -f "$new"' EXIT

[ ! -f "$file" ] || grep -v '^[A-Z]*_IMAGE=' "$file" > "$new" || true
# the tags that this version was tried with, as docker-compose.yml names them
sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}][^}]*\)}.*/\1 \2/p' docker-compose.yml | sort -u | while read -r name tag; do
  own=$(sed -n "s/^$name=//p" "$file" 2> /dev/null | tail -n 1 | tr -d "'\"")
  tag=${own:-$tag}
  tag=${tag%@*}
  # as JSON: to '{{.Manifest.Digest}}' Buildx 0.13 answers with all that it knows
  digest=$(docker buildx imagetools inspect "$tag" --format '{{json .Manifest.Digest}}' | tr -d '"' | grep -xE 'sha256:[0-9a-f]{64}' || true)
  [ -n "$digest" ] || {
    echo "✖ No registry names a digest of $tag. Nothing was written." >&2
    exit 1
  }
  echo "$name='$tag@$digest'" >> "$new"
  echo "$name  $tag@$digest"
done
# over what is there, so that it keeps its owner and mode
cat "$new" > "$file"
