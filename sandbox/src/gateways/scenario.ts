/** How the messages of a payment are sent after the shopper has approved it. */
export interface Course {
  readonly label: string;
  /** false: nobody is charged, whatever the messages claim */
  readonly money: boolean;
  /** when the webhook is sent, relative to the shopper's return */
  readonly webhook: 'before' | 'with' | 'after' | 'never';
  /** false: the shopper closes the window and never returns */
  readonly back: boolean;
  /** how the signature of message and return is forged */
  readonly forged?: Forgery;
  /** s by which the webhook's time differs from now */
  readonly skew?: number;
  /** what follows the webhook: itself again, its signature with another body, or an older event */
  readonly followedBy?: 'again' | 'other-body' | 'older-news';
}
export type Forgery = 'tampered' | 'wrong-secret' | 'missing-signature';

const HOUR = 3600;
const paid = { money: true, webhook: 'with', back: true } as const;
const forged = { money: false, webhook: 'before', back: true } as const;

/** What can happen to a payment, good and bad. `decline` is the result of the Decline button. */
export const COURSES = {
  ok: { label: 'Everything works', ...paid },
  decline: { label: 'The card is declined', ...paid, money: false },
  tampered: { label: 'Forged: changed after it was signed, nobody pays', ...forged, forged: 'tampered' },
  'wrong-secret': { label: 'Forged: signed with another secret, nobody pays', ...forged, forged: 'wrong-secret' },
  'missing-signature': { label: 'Forged: no signature, nobody pays', ...forged, forged: 'missing-signature' },
  old: { label: 'Webhook signed an hour ago, shopper stays away', ...paid, back: false, skew: -HOUR },
  future: { label: 'Webhook signed a day ahead, shopper stays away', ...paid, back: false, skew: 24 * HOUR },
  duplicate: { label: 'Webhook comes twice', ...paid, webhook: 'before', followedBy: 'again' },
  replay: { label: 'Webhook comes again with another body', ...paid, webhook: 'before', followedBy: 'other-body' },
  reordered: { label: 'Older news come after the payment', ...paid, webhook: 'before', followedBy: 'older-news' },
  'webhook-first': { label: 'Webhook first, then the shopper', ...paid, webhook: 'before' },
  'redirect-first': { label: 'Shopper first, then the webhook', ...paid, webhook: 'after' },
  'both-at-once': { label: 'Webhook and shopper at the same moment', ...paid },
  'redirect-only': { label: 'No webhook', ...paid, webhook: 'never' },
  'webhook-only': { label: 'Shopper stays away', ...paid, back: false },
  neither: { label: 'No webhook, and the shopper stays away', ...paid, webhook: 'never', back: false },
} as const satisfies Record<string, Course>;

export type Scenario = keyof typeof COURSES;
export const SCENARIOS = Object.keys(COURSES) as Scenario[];
export const isScenario = (text: unknown): text is Scenario => SCENARIOS.some((name) => name === text);
export const courseOf = (scenario: Scenario): Course => COURSES[scenario];

/** False values in the gateway's responses. Amount in minor units. */
export interface Lies {
  amount?: number;
  currency?: string;
  reference?: string;
  merchant?: string;
}

/** Behaviour of a gateway until it is changed. */
export interface Switches {
  /** scenario preselected on the hosted page */
  scenario: Scenario;
  /** true: every call responds with 503 */
  down: boolean;
  /** ms before each response */
  slow: number;
  lies: Lies;
}

export const usual = (): Switches => ({ scenario: 'ok', down: false, slow: 0, lies: {} });

/**
 * Applies the settings of a control call and leaves the rest.
 *
 * @returns a message when they are invalid, otherwise null
 */
export function turn(switches: Switches, settings: unknown): string | null {
  if (typeof settings !== 'object' || settings === null) return 'Send a JSON object.';
  const {
    scenario = switches.scenario,
    down = switches.down,
    slow = switches.slow,
    lies = switches.lies,
  } = settings as Record<string, unknown>;
  if (!isScenario(scenario)) return `scenario is one of ${SCENARIOS.join(', ')}.`;
  if (typeof down !== 'boolean') return 'down is true or false.';
  if (typeof slow !== 'number' || !(slow >= 0 && slow <= 120_000)) return 'slow is from 0 to 120000 ms.';
  if (typeof lies !== 'object' || lies === null) return 'lies is an object of amount, currency, reference, merchant.';
  Object.assign(switches, { scenario, down, slow, lies });
  return null;
}
