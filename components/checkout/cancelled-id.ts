/** Id of the notice that an order is cancelled. It gets the focus when the shopper cancels the order on the page. */
export const CANCELLED_ID = 'otkazana-narudzba';
