/** Path of the shop at which mail programs unsubscribe: followed by the kind, and by the path of the page that the mail links to. */
export const UNSUBSCRIBE = '/api/unsubscribe/';

/** What a one-click unsubscription ends. */
export type UnsubscribeKind = 'newsletter' | 'stock-alert' | 'price-alert';
