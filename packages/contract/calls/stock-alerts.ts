import type { EndpointDefinitions } from '../endpoint-definition.ts';
import * as alerts from '../stock-alerts.ts';

const byKey = { notFound: 'stock alert', part: 'stock_alerts' } as const;

/** Mails about products that are in stock again, with double opt-in (extension, 0072). */
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
	_get_hapi_stock_alert: {
		...byKey,
		method: 'GET',
		path: '/hapi/v1/stock-alert/',
		request: alerts.StockAlertKey,
		response: alerts.StockAlertStateAnswer,
		summary: 'Status of a stock alert, opened by the link of a mail.',
		caller: 'The browser on the page of a mail’s link.',
		without: 'That page shows that the link is not valid.',
	},
	_post_hapi_stock_alert_confirm: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/stock-alert/confirm/',
		request: alerts.StockAlertKeyBody,
		response: alerts.StockAlertStateAnswer,
		summary: 'Confirms a stock alert. Opening the link alone confirms nothing.',
		caller: 'The browser when the button on the page of a mail’s link is clicked.',
		without: 'Nobody is notified when a product is in stock again.',
	},
	_post_hapi_stock_alert_cancel: {
		...byKey,
		method: 'POST',
		path: '/hapi/v1/stock-alert/cancel/',
		request: alerts.StockAlertCancelBody,
		response: alerts.StockAlertStateAnswer,
		summary: 'Cancels a stock alert before its mail is sent.',
		caller: 'The browser when the button on the page of a mail’s link is clicked; the unsubscribe function, with `all`.',
		without: 'An alert cannot be cancelled in the shop.',
	},
} as const satisfies EndpointDefinitions;
