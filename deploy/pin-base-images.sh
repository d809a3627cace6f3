#!/bin/sh
# sh deploy/pin-base-images.sh (docs/containers.md 'Base images'): asks the registries for the current digests of the base images' tags, and writes
# them into .env, where Compose reads them. Pinned ones are looked up again by their tags. All or nothing.
set -eu
cd "$(dirname "$0")/.."
file=.env
new=$(mktemp "$file.XXXXXX")
trap 'rm -f "$new"' EXIT

[ ! -f "$file" ] || grep -v '^[A-Z]*_IMAGE=' "$file" > "$new" || true
# the tags with which this version was tested, from docker-compose.yml
sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}][^}]*\)}.*/\1 \2/p' docker-compose.yml | sort -u | while read -r name tag; do
  own=$(sed -n "s/^$name=//p" "$file" 2> /dev/null | tail -n 1 | tr -d "'\"")
  tag=${own:-$tag}
  tag=${tag%@*}
  # as JSON: for '{{.Manifest.Digest}}' Buildx 0.13 prints everything
  digest=$(docker buildx imagetools inspect "$tag" --format '{{json .Manifest.Digest}}' | tr -d '"' | grep -xE 'sha256:[0-9a-f]{64}' || true)
  [ -n "$digest" ] || {
    echo "✖ No registry names a digest of $tag. Nothing was written." >&2
    exit 1
  }
  echo "$name='$tag@$digest'" >> "$new"
  echo "$name  $tag@$digest"
done
# overwrites the file, so that it keeps its owner and mode
cat "$new" > "$file"
