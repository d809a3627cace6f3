import { OrderStatus } from '../contract/enums';

export type OrderStepName = keyof typeof OrderStatus;
export interface OrderStep {
  name: OrderStepName;
  status: OrderStatus;
  state: 'done' | 'active' | 'pending';
}

/**
 * The steps of a delivery with their states (S185, S186). The order's current step is active, earlier ones are done; all steps of a
 * delivered order are done. A cancelled order keeps the steps it had reached, and none is active (S189).
 */
export function orderSteps(order: { status: number; cancelled: number }): OrderStep[] {
  const steps = Object.entries(OrderStatus) as [OrderStepName, OrderStatus][];
  const standsStill = order.cancelled !== 0 || order.status === OrderStatus.delivered;
  return steps.map(([name, status]) => ({ name, status, state: stateOf(status, order.status, standsStill) }));
}

function stateOf(step: number, reached: number, standsStill: boolean): OrderStep['state'] {
  if (step > reached) return 'pending';
  return step < reached || standsStill ? 'done' : 'active';
}
