#!/bin/sh
# Run by the nginx image before it starts (/docker-entrypoint.d): sets whose X-Forwarded-For the edge trusts. TRUSTED_PROXIES lists
# the load balancers and networks in front, such as '10.0.0.0/8, 2001:db8::7'. Rate limits use the visitor's address: behind a load balancer
# that is not listed all visitors have its address. Without the setting nobody is trusted, as anybody can send X-Forwarded-For.
set -e
conf=/run/souk
mkdir -p "$conf"
rm -f "$conf/proxies.conf"
[ -n "$TRUSTED_PROXIES" ] || exit 0

for proxy in $(echo "$TRUSTED_PROXIES" | tr ',' ' '); do
  case $proxy in
  *[!0-9A-Fa-f.:/]*)
    echo "TRUSTED_PROXIES: '$proxy' is neither an address nor a network such as 10.0.0.0/8." >&2
    exit 1
    ;;
  esac
  echo "set_real_ip_from $proxy;" >> "$conf/proxies.conf"
done
cat >> "$conf/proxies.conf" <<CONF
real_ip_header X-Forwarded-For;
real_ip_recursive on;
CONF
