/** Path of the function that takes the forms of alerts from browsers without scripts: followed by `ask/`, `confirm/` or `cancel/`. */
export const ALERT_FORM_PATH = '/api/alert/';

/** Outcome of a sent form. */
export type AlertFormOutcome = 'done' | 'email' | 'limit' | 'available' | 'failed';

/** Id of the note that a browser without scripts comes back to, on the page of the product. */
export const toOutcomeId = (productId: number, outcome: string): string => `alert-${productId}-${outcome}`;
