#!/bin/sh
# Run by the nginx image before it starts (/docker-entrypoint.d): whom the edge believes where a request comes from. TRUSTED_PROXIES names
# the balancers and networks before it, such as '10.0.0.0/8, 2001:db8::7'. Limits of tries count by the visitor's address: behind a balancer
# that is not named here all visitors have the balancer's. Without it nobody is believed, as anybody can write X-Forwarded-For.
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
