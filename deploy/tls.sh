#!/bin/sh
# Run by the nginx image before it starts (/docker-entrypoint.d): enables TLS and HTTP/2 on port 8443. The certificate is the
# one in /certificates (tls.crt, tls.key); with SELF_SIGNED=yes and none there, a test certificate is created. Without either the edge
# only serves plain HTTP on 8080, for a load balancer in front that has the certificate (deploy/proxies.sh).
set -e
given=/certificates
made=/run/self-signed
conf=/run/souk
mkdir -p "$conf"

if [ -f "$given/tls.crt" ] && [ -f "$given/tls.key" ]; then
  from=$given
elif [ "$SELF_SIGNED" = yes ]; then
  from=$made
  mkdir -p "$made"
  [ -f "$made/tls.crt" ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 \
    -subj /CN=localhost -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' -keyout "$made/tls.key" -out "$made/tls.crt"
else
  rm -f "$conf/tls.conf"
  exit 0
fi

cat > "$conf/tls.conf" <<CONF
listen 8443 ssl;
http2 on;
ssl_certificate $from/tls.crt;
ssl_certificate_key $from/tls.key;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:souk:10m;
ssl_session_timeout 1d;
CONF

# Requests without TLS are redirected, keeping the method; the container's own health check uses 127.0.0.1. Only if the shop's URL
# is https, as the test certificate is used next to http://localhost:8080, and if no proxy in front terminates TLS.
if [ -z "$TRUSTED_PROXIES" ] && echo "$PUBLIC_ORIGIN" | grep -qE '^https://[A-Za-z0-9.-]+(:[0-9]+)?$'; then
  cat >> "$conf/tls.conf" <<CONF
set \$asked "\$https \$host";
if (\$asked ~ "^ (?!127\.0\.0\.1\$)") { return 308 $PUBLIC_ORIGIN\$request_uri; }
CONF
fi
