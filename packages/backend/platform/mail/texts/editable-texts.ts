/** A text that the merchant may change. What the law prescribes is not among them: terms, withdrawal and its form, seller and defects stay in every confirmation. */
export interface EditableText {
	/** Key as in a shop folder: `mail.order.subject`. */
	readonly key: string;
	/** Names of the values that a function of the words is given, in their order. */
	readonly values: readonly string[];
	/** Whether it may have several lines; paragraphs are separated by an empty one. */
	readonly isLong: boolean;
}

const text = (key: string, values: readonly string[] = [], isLong = false): EditableText => ({ key: `mail.${key}`, values, isLong });

const letter = (path: string, values: readonly string[] = []): readonly EditableText[] => [
	text(`${path}.subject`, values),
	text(`${path}.paragraphs`, values, true),
	text(`${path}.button`, values),
	text(`${path}.smallPrint`, values, true),
];

const NUMBER = ['number'];

/** Texts of the mails that are not about a change of an order, by template. A letter may lack some of its parts. */
const TEXTS: Readonly<Record<string, readonly EditableText[]>> = {
	newsletter_opt_in: letter('newsletter'),
	stock_alert_ask: letter('stockAlert.ask', ['title']),
	stock_alert: letter('stockAlert.back', ['title', 'url']),
	price_alert_ask: letter('priceAlert.ask', ['title', 'price']),
	price_alert: letter('priceAlert.cheaper', ['title', 'price', 'url']),
	abandonment: letter('abandonment'),
	voucher: letter('voucher'),
	order: [
		...[text('order.subject', NUMBER), text('order.thanks', NUMBER, true), text('order.onItsWay', [], true), text('order.afterTransfer', [], true)],
		...[text('order.checking', NUMBER, true), text('order.reservedOnPayment', [], true), text('order.ready', ['day']), text('order.pickup', ['store'], true)],
		...[text('order.keptUntil', ['day'], true), text('order.open')],
	],
	withdrawal: [text('withdrawal.subject', ['reference'])],
};

const ACCOUNT_MAIL = /^(signup|known|sign_in|password|password_api|password_changed|email|email_changing|closed)$/;
const ORDER_NEWS = /^order_([a-z_]+)$/;

/** Texts of a mail that the merchant may change, in the order in which they are shown; none for mails to the merchant. */
export function toEditableTexts(template: string): readonly EditableText[] {
	if (Object.hasOwn(TEXTS, template)) return TEXTS[template] ?? [];
	if (ACCOUNT_MAIL.test(template)) return letter(`account.${template}`);
	const news = ORDER_NEWS.exec(template)?.[1];
	return news === undefined ? [] : [text(`order.${news}.subject`, NUMBER), text(`order.${news}.paragraphs`, NUMBER, true)];
}
