import { defineShippingRule } from '@titraj/contract/shop/define-shipping-rule.ts';

/** Plants weigh little and need room: each bulky one is one euro more to an address, and nothing in a store. */
export const shippingPrice = defineShippingRule(({ kind, bulkyPieces, cents }) => (kind === 'pickup' ? cents : cents + bulkyPieces * 100));
