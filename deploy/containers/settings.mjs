import { standInsFor } from '../../tooling/shop/stand-ins.mjs';

/** Settings that an operator's own shop requires. */
const REQUIRED = {
  POSTGRES_PASSWORD: 'password of the database, chosen before the first start; any characters',
  SMTP_URL: 'mail server that takes the mails, such as smtp://user:secret@mail.example:587',
};
/** Settings without which a shop works, but hardly as intended. */
const ADVISED = {
  PUBLIC_ORIGIN: 'address of the shop, such as https://shop.example; links in mails lead to http://localhost:8080 now',
  MAIL_FROM: 'address that mails come from; it is no-reply@souk.test now',
};
const BASE_IMAGES = ['NODE_IMAGE', 'POSTGRES_IMAGE', 'NGINX_IMAGE'];
const DEMO = 'docker compose --profile demo';

/**
 * Decides on the settings of a shop's containers. A sandbox beside them makes it the demo, and volumes keep their original purpose:
 * the sandbox's public keys must never pay for a real shop's orders.
 * @param {Record<string, string | undefined>} env variables that the operator has set; an empty value counts as missing
 * @param {Record<string, Record<string, string>> | null} offered the sandbox's variables by gateway or provider, with `mail`; null
 * without a sandbox
 * @param {'demo' | 'shop' | undefined} known the volumes' original purpose
 * @returns {{faults: string[], notes: string[], settings?: {kind: 'demo' | 'shop', env: Record<string, string>}}} `faults`: lines
 * for the operator, none when the shop may start; `settings`: what the API gets in addition to its own environment
 */
export function decideSettings(env, offered, known) {
  const kind = offered ? 'demo' : 'shop';
  if (known && known !== kind) return { faults: wrongVolumes(known), notes: [] };
  if (offered) return { faults: [], notes: [], settings: { kind, env: standInsFor(offered, env) } };

  const missing = lines(REQUIRED, env);
  if (missing.length)
    return {
      faults: [
        'The shop cannot start, because these settings are missing:',
        ...missing,
        "Write them into a file .env beside docker-compose.yml, as NAME='value', or set them in the environment (docs/containers.md).",
        `The demo shop needs no settings: ${DEMO} up --build`,
      ],
      notes: [],
    };
  const moving = BASE_IMAGES.filter((name) => !env[name]?.includes('@sha256:'));
  const notes = [
    ...lines(ADVISED, env),
    ...(moving.length
      ? [`  ${moving.join(', ')}: base images by digest, because tags move: sh deploy/pin-base-images.sh`]
      : []),
  ];
  return { faults: [], notes: notes.length ? ['Worth setting:', ...notes] : [], settings: { kind, env: {} } };
}

const lines = (selects, env) =>
  Object.entries(selects).flatMap(([name, about]) => (env[name]?.trim() ? [] : `  ${name}: ${about}`));

const wrongVolumes = (known) =>
  known === 'demo'
    ? [
        'The volumes here hold the demo shop, and a shop of your own must not start on them.',
        `  to see the demo:        ${DEMO} up`,
        `  to remove the demo:     ${DEMO} down --volumes`,
        '  to keep both:           docker compose -p my-shop up',
      ]
    : [
        'The volumes here hold a shop of your own, and the demo must not start on them.',
        '  to start your shop:     docker compose up',
        '  to see the demo too:    docker compose -p souk-demo --profile demo up (with SHOP_PORT and SANDBOX_PORT set to free ports)',
      ];
