import type { Letter, Outbox } from './deliver-webhook';
import { type Course, courseOf, type Scenario } from './scenario';
import type { Decision, News, Notice, Simulator, WayBack } from './simulator';
import type { Attempt } from './store';

/** Context of a scenario: one gateway, its connection to the shop, the clock. */
export interface Stage {
  readonly simulator: Simulator;
  readonly outbox: Outbox;
  readonly clock: () => Date;
  /** URL for this gateway's webhooks */
  readonly webhookUrl: () => string;
}

/**
 * Executes the shopper's decision: moves the money or not, and sends the messages of the scenario.
 *
 * @returns how the shopper returns; null when nobody returns
 */
export async function play(
  stage: Stage,
  attempt: Attempt,
  decision: Decision,
  scenario: Scenario,
): Promise<WayBack | null> {
  const { simulator, outbox } = stage;
  attempt.scenario = scenario;
  if (decision === 'cancel') return simulator.wayBack(attempt, 'cancel');
  attempt.decided = stage.clock();
  if (decision === 'decline' || scenario === 'decline') {
    attempt.state = 'failed';
    outbox.begin(() => sendNews(stage, attempt, simulator.onDecline));
    return simulator.wayBack(attempt, 'decline');
  }
  const course = courseOf(scenario);
  // content of a forged message; nobody was charged
  const claimed: Attempt = { ...attempt, state: simulator.onApproval };
  if (course.money) attempt.state = simulator.onApproval;
  const send = () => sendByCourse(stage, attempt, claimed, course);
  if (course.webhook === 'before') await send();
  if (course.webhook === 'with') outbox.begin(send);
  if (course.webhook === 'after') outbox.beginLater(send);
  return course.back ? simulator.wayBack(attempt, 'approve', course.forged) : null;
}

/** Sends one genuine webhook about the attempt's state, unless its scenario has none. */
export async function sendNews(stage: Stage, attempt: Attempt, news: News): Promise<void> {
  if (attempt.scenario && courseOf(attempt.scenario).webhook === 'never') return;
  const notice = stage.simulator.notice(attempt, news);
  await stage.outbox.deliver(letterOf(stage, attempt, notice, stage.simulator.sign(notice, stage.clock(), 'right')));
}

async function sendByCourse(stage: Stage, attempt: Attempt, claimed: Attempt, course: Course): Promise<void> {
  const { simulator, outbox } = stage;
  const notice = simulator.notice(claimed, simulator.onApproval);
  const headers = proofOf(stage, attempt, notice, course);
  const letter = letterOf(stage, attempt, notice, headers);
  await outbox.deliver(letter);
  if (course.followedBy === 'again') await outbox.deliver(letter);
  if (course.followedBy === 'other-body') {
    const richer = simulator.notice({ ...claimed, amount: claimed.amount * 100 }, simulator.onApproval);
    const body = simulator.collide?.(richer.body, notice.body) ?? richer.body;
    await outbox.deliver({ ...letter, event: `${notice.type} with another body`, body });
  }
  if (course.followedBy === 'older-news') {
    // as if an earlier delivery had failed and were retried late
    const older = simulator.notice({ ...attempt, state: 'failed' }, 'failed');
    await outbox.deliver(letterOf(stage, attempt, older, simulator.sign(older, stage.clock(), 'right')));
  }
}

function proofOf(stage: Stage, attempt: Attempt, notice: Notice, { forged, skew = 0 }: Course): Record<string, string> {
  const { simulator, clock } = stage;
  const at = new Date(clock().getTime() + skew * 1000);
  // signs a harmless message, and sends the signature with another body
  const other = forged === 'tampered' ? simulator.notice({ ...attempt, state: 'failed' }, 'failed') : notice;
  const headers = simulator.sign(other, at, forged === 'wrong-secret' ? 'wrong' : 'right');
  if (forged === 'missing-signature') for (const name of simulator.proof) delete headers[name];
  return headers;
}

function letterOf(stage: Stage, attempt: Attempt, { type, body }: Notice, proof: Record<string, string>): Letter {
  return {
    attempt,
    event: type,
    url: stage.webhookUrl(),
    headers: { 'content-type': 'application/json', 'user-agent': 'souk-sandbox', ...proof },
    body,
  };
}
