/** Events that a merchant's system can subscribe to. */
export const TOPICS = ['order.changed', 'stock.changed'] as const;
