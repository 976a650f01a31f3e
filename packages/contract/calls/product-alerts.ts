import type { EndpointDefinitions } from '../endpoint-definition.ts';
import * as alerts from '../product-alerts.ts';

const byKey = { notFound: 'stock alert', part: 'stock_alerts' } as const;

/** Mails about products that are in stock again (extension, 0072) or cheaper (extension, 0153), with double opt-in. */
export const stockAlertCalls = {
	_post_hapi_stock_alert: {
		method: 'POST',
		path: '/hapi/v1/stock-alert/',
		request: alerts.StockAlertBody,
		response: alerts.StockAlertAnswer,
		part: 'stock_alerts',
		notFound: 'product',
		summary:
			'Requests a notification when a product is in stock again: sends a mail with a confirmation link. The response is the same for every address, so that it does not reveal who waits.',
		caller: 'The browser when the form of a sold-out product is sent.',
		without: 'Sold-out products only show similar ones.',
		refusals: { error_email: 'This is no e-mail address.', error_stock_alert_available: 'The product is in stock.' },
	},
	_post_hapi_price_alert: {
		method: 'POST',
		path: '/hapi/v1/price-alert/',
		request: alerts.PriceAlertBody,
		response: alerts.StockAlertAnswer,
		part: 'price_alerts',
		notFound: 'product',
		summary:
			'Requests a notification when a product is cheaper: sends a mail with a confirmation link. The response is the same for every address, so that it does not reveal who waits.',
		caller:
			'The browser, or the alert function without JavaScript, when the form of a product is sent. Only if the backend sends mails and has the calls of stock alerts.',
		without: 'Products offer no price alerts.',
		refusals: {
			error_email: 'This is no e-mail address.',
			error_price_alert_limit: 'The limit is not below the current price; `errors.price_limit` has it, too.',
		},
	},
	_get_hapi_stock_alert: {
		...byKey,
		method: 'GET',
		path: '/hapi/v1/stock-alert/',
		request: alerts.StockAlertKey,
		response: alerts.StockAlertStateAnswer,
		summary: 'Status of a stock alert or price alert, opened by the link of a mail.',
		caller: 'The browser on the page of a mail’s link.',
		without: 'That page shows that the link is not valid.',
	},
	_post_hapi_stock_alert_confirm: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/stock-alert/confirm/',
		request: alerts.StockAlertKeyBody,
		response: alerts.StockAlertStateAnswer,
		summary: 'Confirms a stock alert or price alert. Opening the link alone confirms nothing.',
		caller: 'The browser when the button on the page of a mail’s link is clicked.',
		without: 'Nobody is notified when a product is in stock again or cheaper.',
	},
	_post_hapi_stock_alert_cancel: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/stock-alert/cancel/',
		request: alerts.StockAlertCancelBody,
		response: alerts.StockAlertStateAnswer,
		summary: 'Cancels a stock alert or price alert before its mail is sent.',
		caller: 'The browser when the button on the page of a mail’s link is clicked; the unsubscribe function, with `all`.',
		without: 'An alert cannot be cancelled in the shop.',
	},
} as const satisfies EndpointDefinitions;
