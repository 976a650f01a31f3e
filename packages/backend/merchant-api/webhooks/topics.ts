/** What a merchant's system may be told of. */
export const TOPICS = ['order.changed', 'stock.changed'] as const;
