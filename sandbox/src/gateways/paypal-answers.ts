import { decimal } from './amounts';
import { Refusal } from './refusal';
import type { Desk, News, Notice } from './simulator';
import { type Attempt, gatewayId, refundable } from './store';

const STATUS = {
  open: 'CREATED',
  approved: 'APPROVED',
  failed: 'APPROVED',
  paid: 'COMPLETED',
  expired: 'VOIDED',
} as const;

/** An order in PayPal's format. */
export function order(desk: Desk, attempt: Attempt) {
  const { id, amount, currency, merchant, state, details, created } = attempt;
  const path = `/v2/checkout/orders/${id}`;
  return {
    id,
    intent: 'CAPTURE',
    status: state === 'open' && details.link === 'payer-action' ? 'PAYER_ACTION_REQUIRED' : STATUS[state],
    purchase_units: [
      {
        reference_id: details.reference_id,
        amount: { currency_code: currency, value: decimal(amount) },
        payee: { email_address: 'shop@souk.example', merchant_id: merchant },
        custom_id: attempt.reference,
        ...(details.invoice_id ? { invoice_id: details.invoice_id } : {}),
        ...(state === 'paid' ? { payments: paymentsOf(attempt) } : {}),
      },
    ],
    create_time: created.toISOString(),
    links: [
      link(desk, path, 'self'),
      { href: `${desk.base()}/pay/${id}`, rel: details.link ?? 'approve', method: 'GET' },
      link(desk, `${path}/capture`, 'capture', 'POST'),
    ],
  };
}

function paymentsOf(attempt: Attempt): object {
  const { refunds, currency } = attempt;
  const refunded = refunds.map(({ id, amount }) => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: currency, value: decimal(amount) },
  }));
  return { captures: [capture(attempt)], ...(refunded.length > 0 ? { refunds: refunded } : {}) };
}

export function capture(attempt: Attempt): object {
  const { id, settlement, amount, currency, merchant, state, decided, created } = attempt;
  const left = refundable(attempt);
  return {
    id: settlement,
    status:
      state !== 'paid' ? 'DECLINED' : left === amount ? 'COMPLETED' : left > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    amount: { currency_code: currency, value: decimal(amount) },
    final_capture: true,
    custom_id: attempt.reference,
    payee: { email_address: 'shop@souk.example', merchant_id: merchant },
    supplementary_data: { related_ids: { order_id: id } },
    create_time: (decided ?? created).toISOString(),
  };
}

export const link = (desk: Desk, path: string, rel: string, method = 'GET') => ({
  href: `${desk.api()}${path}`,
  rel,
  method,
});

const EVENTS: Record<News, string> = {
  approved: 'CHECKOUT.ORDER.APPROVED',
  paid: 'PAYMENT.CAPTURE.COMPLETED',
  failed: 'PAYMENT.CAPTURE.DENIED',
  expired: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
};

export function notice(desk: Desk, attempt: Attempt, news: News): Notice {
  const id = gatewayId('WH-', 17);
  const type = EVENTS[news];
  const isOrder = type.startsWith('CHECKOUT');
  const event = {
    id,
    event_version: '1.0',
    create_time: desk.clock().toISOString(),
    resource_type: isOrder ? 'checkout-order' : 'capture',
    resource_version: '2.0',
    event_type: type,
    summary: 'Simulation',
    resource: isOrder ? order(desk, attempt) : capture(attempt),
    links: [],
  };
  return { id, type, body: JSON.stringify(event) };
}

export function refusal(status: number, name: string, message: string, issue?: string, description = message): Refusal {
  const details = issue ? { details: [{ issue, description }] } : {};
  return new Refusal(status, { name, message, debug_id: gatewayId('', 13).toLowerCase(), ...details, links: [] });
}
const REFUSED = 'The requested action could not be performed, semantically incorrect, or failed business validation.';
export const unprocessable = (issue: string, description: string): Refusal =>
  refusal(422, 'UNPROCESSABLE_ENTITY', REFUSED, issue, description);
export const invalid = (field: string, issue: string): Refusal =>
  refusal(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    issue,
    field,
  );
