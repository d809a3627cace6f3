import type * as CALLS from './calls';
import type * as GATEWAY_CALLS from './gateway-calls';

export type CallName = keyof typeof CALLS;
export type GatewayCallName = keyof typeof GATEWAY_CALLS;
