import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Path } from './envelope.ts';
import { field } from './field.ts';
import { localized } from './localized.ts';

/** What an alert waits for: stock, or a lower price. */
const AlertKind = Type.Union([Type.Literal('stock'), Type.Literal('price')]);
export type AlertKind = Static<typeof AlertKind>;

const website = field(
	Type.Optional(Type.String({ maxLength: 200 })),
	'Honeypot for bots: people do not see the field. A form that fills it gets a normal response, and is dropped.',
);
export const StockAlertBody = Type.Object({
	...BodyBase,
	product_id: field(Id, 'Id of the sold-out product.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail to notify once the product is in stock again.'),
	website,
});
export const PriceAlertBody = Type.Object({
	...BodyBase,
	product_id: field(Id, 'Product whose price is watched.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail to notify once the price is low enough.'),
	price_limit: field(
		Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000 })),
		'Highest price to notify of, in the currency of the language, below the current price; left out for any price below the current one.',
	),
	website,
});
export const StockAlertAnswer = Envelope(Type.Object({ status: field(Type.Literal('pending'), '`pending` for every address: a mail has to be confirmed.') }));

const key = {
	id: field(Id, 'First part of a mail’s link, `{id}-{code}`.'),
	code: field(Type.String({ minLength: 10, maxLength: 100 }), 'Second part of a mail’s link, which cannot be guessed.'),
	kind: field(Type.Optional(AlertKind), 'Kind of the alert; `stock` by default. Alerts of different kinds may have the same id.'),
};
export const StockAlert = Type.Object(
	{
		email: field(Type.String(), 'Masked e-mail such as `a…@shop.example`, so that a forwarded link does not reveal it.'),
		status: field(
			Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('sent'), Type.Literal('cancelled')]),
			'`sent`: the mail was sent, and the alert is done.',
		),
		price_limit: field(
			Type.Optional(Type.Number()),
			'Of a price alert: highest price to notify of, in the currency of the language in which it was requested.',
		),
		product: field(
			Type.Object({
				title: field(localized(Type.String()), 'Name of the product.'),
				url_without_domain: field(Path, 'Path of the product’s page.'),
			}),
			'Product of the alert.',
		),
	},
	{ description: 'A stock alert or a price alert for a product.' },
);
export type StockAlert = Static<typeof StockAlert>;
export const StockAlertKey = Type.Object(key);
export const StockAlertKeyBody = Type.Object({ ...BodyBase, ...key });
export const StockAlertCancelBody = Type.Object({
	...BodyBase,
	...key,
	all: field(Type.Optional(Type.Boolean()), 'True also cancels all other alerts of this kind and address that wait: one-click unsubscription (RFC 8058).'),
});
export const StockAlertStateAnswer = Envelope(StockAlert);
