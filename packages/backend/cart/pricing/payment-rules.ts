import { type Instalments, splitInstalments } from '@titraj/contract/formats/instalments.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, GIFT_VOUCHER, PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import type { PaymentType } from '@titraj/contract/payment-type.ts';
import type { TextLang } from '../../platform/http/language.ts';
import { type Currency, fromCents } from '../../platform/market/currency.ts';
import type { PAYMENT_ICONS, PaymentTerms, TermsOfPayment } from '../../platform/shop/payment-terms.ts';

export type PaymentIcon = (typeof PAYMENT_ICONS)[number];
type MarketTexts = NonNullable<PaymentTerms['titles']>;

export interface PaymentRule {
	code: string;
	/** Its payment provider; null without one. */
	provider: string | null;
	type: PaymentType;
	titles: Readonly<Record<TextLang, string>>;
	descriptions: Readonly<Record<TextLang, string>>;
	/** Fee; 0 unless the shop's settings name one. */
	cents: number;
	/** Minimum and maximum order total. */
	minimumCents: number;
	maximumCents: number | null;
	/** Countries of delivery, and codes of delivery methods, that it is limited to; null for all. */
	countries: readonly string[] | null;
	shippingCodes: readonly string[] | null;
	icon: PaymentIcon;
	/** Texts of the merchant's own by market, in place of those that ship. */
	own: { readonly titles?: MarketTexts; readonly descriptions?: MarketTexts; readonly feeTitles?: MarketTexts };
	/** Restricts the shipping methods: `cash` to those that accept cash on delivery, `pickup` to store pickup; null allows all. */
	shipping: 'cash' | 'pickup' | null;
	/** Most instalments by the total above which they apply; empty unless the shop's settings name some. */
	instalments: readonly { overCents: number; most: number }[];
	/** Currency of the amounts. */
	currency: Currency;
	/** Whether a failed payment can be retried with this method: it must not change the order's total. */
	mayRepeat: boolean;
	/** The goods are reserved and handed over before anything is paid. */
	isPaidLater: boolean;
}

const CARD = { provider: 'bank', shipping: null, mayRepeat: true, isPaidLater: false, icon: 'card' } as const;
const PROTECTED = {
	hr: 'Podatke o kartici unosite na zaštićenoj stranici banke.',
	en: 'You enter your card details on the bank’s secure page.',
};

/** Payment methods in display order, as described on the page "Načini plaćanja". */
type Method = Pick<PaymentRule, 'code' | 'provider' | 'type' | 'titles' | 'descriptions' | 'shipping' | 'mayRepeat' | 'isPaidLater' | 'icon'>;

const PAYMENT_RULES: readonly Method[] = [
	{ ...CARD, code: 'card', type: 'redirect', titles: { hr: 'Kartica', en: 'Card' }, descriptions: PROTECTED },
	{
		...CARD,
		code: 'wallet',
		icon: 'phone',
		type: 'redirect',
		titles: { hr: 'Mobilno bankarstvo', en: 'Mobile banking' },
		descriptions: { hr: 'Plaćanje potvrđujete u aplikaciji svoje banke.', en: 'You confirm the payment in your bank’s app.' },
	},
	{ ...CARD, code: 'card_direct', type: 'direct_credit_cart_form', titles: { hr: 'Kartica, izravno', en: 'Card, direct' }, descriptions: PROTECTED },
	{
		...CARD,
		code: 'card_form',
		type: 'credit_cart_form',
		titles: { hr: 'Kartica, unos odmah', en: 'Card, entered at once' },
		descriptions: {
			hr: 'Podaci o kartici šalju se izravno banci; trgovina ih ne vidi i ne čuva.',
			en: 'Card details go straight to the bank; the shop neither sees nor keeps them.',
		},
	},
	{
		code: BANK_TRANSFER,
		icon: 'bank',
		provider: BANK_TRANSFER,
		type: null,
		titles: { hr: 'Uplata na račun', en: 'Bank transfer' },
		descriptions: {
			hr: 'Nakon narudžbe dobivate uplatnicu s 2D kodom.',
			en: 'After you order, you get the transfer details with a QR code.',
		},
		shipping: null,
		mayRepeat: true,
		isPaidLater: false,
	},
	{
		code: CASH_ON_DELIVERY,
		icon: 'cash',
		provider: null,
		type: null,
		titles: { hr: 'Pouzećem', en: 'Cash on delivery' },
		descriptions: { hr: 'Plaćate dostavljaču pri isporuci.', en: 'You pay the courier on delivery.' },
		shipping: 'cash',
		mayRepeat: false,
		isPaidLater: true,
	},
	{
		code: PAY_IN_STORE,
		icon: 'store',
		provider: null,
		type: null,
		titles: { hr: 'U poslovnici', en: 'In store' },
		descriptions: {
			hr: 'Plaćate u poslovnici pri preuzimanju.',
			en: 'You pay in store when you collect your order.',
		},
		shipping: 'pickup',
		mayRepeat: false,
		isPaidLater: true,
	},
];

/** Methods for euros only: the payment slip has no other currency (D27). */
const IN_EUROS: ReadonlySet<string> = new Set([BANK_TRANSFER]);

/** Payment methods for a currency, with the merchant's terms. Without terms they are free, without limit and without instalments. */
export const paymentRules = (currency: Currency, terms: TermsOfPayment = {}): PaymentRule[] =>
	[...PAYMENT_RULES, ...ownMethods(terms)]
		.filter(({ code }) => currency === 'EUR' || !IN_EUROS.has(code))
		.map((rule) => withTerms(rule, currency, terms[rule.code] ?? {}));

function withTerms(method: Method, currency: Currency, terms: PaymentTerms): PaymentRule {
	const { fee_cents = 0, minimum_cents = 0, maximum_cents, instalments = [], provider, countries, shipping, icon, titles, descriptions, fee_titles } = terms;
	return {
		...method,
		...(method.provider !== null && provider !== undefined && { provider }),
		currency,
		cents: fromCents(fee_cents, currency),
		minimumCents: fromCents(minimum_cents, currency),
		maximumCents: maximum_cents === undefined ? null : fromCents(maximum_cents, currency),
		instalments: instalments.map(({ over_cents, most }) => ({ overCents: fromCents(over_cents, currency), most })),
		countries: countries ?? null,
		shippingCodes: shipping ?? null,
		icon: icon ?? method.icon,
		own: { ...(titles && { titles }), ...(descriptions && { descriptions }), ...(fee_titles && { feeTitles: fee_titles }) },
	};
}

/** Methods of the merchant's own: each is paid on the pages of its provider. */
const ownMethods = (terms: TermsOfPayment): Method[] =>
	Object.entries(terms).flatMap(([code, { provider, titles }]) => {
		const title = titles?.['hr'];
		if (provider === undefined || title === undefined || PAYMENT_RULES.some((rule) => rule.code === code)) return [];
		const named = { hr: title, en: titles?.['en'] ?? title };
		return [{ ...CARD, code, provider, type: 'redirect' as const, titles: named, descriptions: { hr: '', en: '' }, icon: 'card' as const }];
	});

/** How an order is paid whose gift vouchers cover all of it. It is never offered beside other methods, and has no terms. */
export const voucherRule = (currency: Currency): PaymentRule =>
	withTerms(
		{
			code: GIFT_VOUCHER,
			icon: 'card',
			provider: null,
			type: null,
			titles: { hr: 'Poklon-bon', en: 'Gift voucher' },
			descriptions: { hr: 'Poklon-bon pokriva cijeli iznos narudžbe.', en: 'Your gift voucher covers the whole order.' },
			shipping: null,
			mayRepeat: false,
			isPaidLater: false,
		},
		currency,
		{},
	);

/** A payment method; without `terms` its fee, limit and instalments are unknown. */
export const findPaymentRule = (code: string | null | undefined, currency: Currency, terms: TermsOfPayment = {}): PaymentRule | undefined =>
	code === GIFT_VOUCHER ? voucherRule(currency) : paymentRules(currency, terms).find((rule) => rule.code === code);

const RATES = [2, 3, 6, 12, 18, 24, 36, 48, 60];

/** Instalment counts available for a total, with the amounts of the regular and the last instalment. */
export function toInstalments(rule: PaymentRule, totalCents: number): ({ count: number } & Instalments)[] {
	const most = Math.max(0, ...rule.instalments.filter(({ overCents }) => totalCents > overCents).map((step) => step.most));
	return RATES.filter((count) => count <= most).map((count) => ({ count, ...splitInstalments(totalCents, count, rule.currency) }));
}
