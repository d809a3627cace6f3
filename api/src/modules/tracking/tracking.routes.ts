import { TrackedOrder } from 'shared-kernel/contract/tracking';
import { readTrackingCode } from 'shared-kernel/rules/tracking-code';
import { z } from 'zod';
import type { Api, Context } from '../../http/api';
import { withMinimumResponseTime } from '../../http/minimum-response-time';
import { Refused } from '../../http/refused';
import { toTrackedOrder } from './to-tracked-order';
import type { TrackingQueries } from './tracking.queries';

/** requests per minute and IP address: enough for mistyped codes, and 75 random bits cannot be guessed */
const LIMIT = 20;
/**
 * ms: minimum response time, several times as long as the statements take. Existing and unknown codes
 * run the same statements already; this hides the remaining difference (rows, their texts) (D41).
 */
const ANSWER_AFTER = 60;

interface Dependencies {
  tracking: TrackingQueries;
  clock: () => Date;
}

/** `track-order/{code}` and `track-order?tracking_id=` (S191, D41, D47): an order by its code, for anybody who has it. */
export function trackingRoutes(api: Api, { tracking, clock }: Dependencies): void {
  const track = (
    { language, reply }: Pick<Context<'trackOrder', unknown, unknown, unknown>, 'language' | 'reply'>,
    typed: string,
  ) =>
    withMinimumResponseTime(reply, ANSWER_AFTER, async () => {
      const { order, ...rows } = await tracking.find(readTrackingCode(typed), language);
      // the same response for unknown and malformed codes
      if (!order) throw Refused.at('tracking_id', 'tracking.notFound');
      return toTrackedOrder(order, rows, clock());
    });

  const data = TrackedOrder;
  api.answer('trackOrder', { params: z.object({ code: z.string() }), data, limit: LIMIT }, ({ params, ...context }) =>
    track(context, params.code),
  );
  api.answer(
    'trackOrderByQuery',
    { query: z.object({ tracking_id: z.string().default('') }), data, limit: LIMIT },
    ({ query, ...context }) => track(context, query.tracking_id),
  );
}
