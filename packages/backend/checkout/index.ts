/** After the order is placed, sends a confirmation request to customers who ticked the newsletter box, and clears the box. */
export { askNewsletter } from './ask-newsletter.ts';
/** Handlers of the customer's data in the checkout. */
export { checkoutHandlers } from './checkout-handlers.ts';
