import { type Instalments, splitInstalments } from '@titraj/contract/formats/instalments.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, PAY_IN_STORE, type PaymentCode } from '@titraj/contract/payment-codes.ts';
import type { PaymentType } from '@titraj/contract/payment-type.ts';
import type { TextLang } from '../../platform/http/language.ts';
import { type Currency, fromCents } from '../../platform/market/currency.ts';

export interface PaymentRule {
	code: PaymentCode;
	/** Its payment provider; null without one. */
	provider: string | null;
	type: PaymentType;
	titles: Readonly<Record<TextLang, string>>;
	descriptions: Readonly<Record<TextLang, string>>;
	cents: number;
	/** Maximum order total. */
	maximumCents: number | null;
	/** Restricts the shipping methods: `cash` to those that accept cash on delivery, `pickup` to store pickup; null allows all. */
	shipping: 'cash' | 'pickup' | null;
	instalments: boolean;
	/** Currency of the amounts. */
	currency: Currency;
	/** Whether a failed payment can be retried with this method: it must not change the order's total. */
	mayRepeat: boolean;
	/** The goods are reserved and handed over before anything is paid. */
	isPaidLater: boolean;
}

const CARD = { provider: 'bank', cents: 0, maximumCents: null, shipping: null, instalments: true, mayRepeat: true, isPaidLater: false };
const PROTECTED = {
	hr: 'Podatke o kartici unosite na zaštićenoj stranici banke.',
	en: 'You enter the card details on a protected page of the bank.',
};

/** Payment methods in display order, as described on the page "Načini plaćanja". */
const PAYMENT_RULES: readonly Omit<PaymentRule, 'currency'>[] = [
	{ ...CARD, code: 'card', type: 'redirect', titles: { hr: 'Kartica', en: 'Card' }, descriptions: PROTECTED },
	{
		...CARD,
		code: 'wallet',
		type: 'redirect',
		instalments: false,
		titles: { hr: 'Mobilno bankarstvo', en: 'Mobile banking' },
		descriptions: { hr: 'Plaćanje potvrđujete u aplikaciji svoje banke.', en: 'You confirm the payment in the app of your bank.' },
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
		provider: BANK_TRANSFER,
		type: null,
		titles: { hr: 'Uplata na račun', en: 'Bank transfer' },
		descriptions: {
			hr: 'Nakon narudžbe dobivate uplatnicu s 2D kodom. Robu čuvamo tri radna dana.',
			en: 'After the order you get a payment slip with a 2D code. The goods are kept for three working days.',
		},
		cents: 0,
		maximumCents: null,
		shipping: null,
		instalments: false,
		mayRepeat: true,
		isPaidLater: false,
	},
	{
		code: CASH_ON_DELIVERY,
		provider: null,
		type: null,
		titles: { hr: 'Pouzećem', en: 'Cash on delivery' },
		descriptions: { hr: 'Plaćate gotovinom ili karticom dostavljaču.', en: 'You pay the courier in cash or by card.' },
		cents: 1_99,
		maximumCents: 700_00,
		shipping: 'cash',
		instalments: false,
		mayRepeat: false,
		isPaidLater: true,
	},
	{
		code: PAY_IN_STORE,
		provider: null,
		type: null,
		titles: { hr: 'U poslovnici', en: 'In the store' },
		descriptions: {
			hr: 'Pri preuzimanju plaćate gotovinom ili karticom, bez dodatnih troškova.',
			en: 'You pay in cash or by card at pickup, at no extra cost.',
		},
		cents: 0,
		maximumCents: null,
		shipping: 'pickup',
		instalments: false,
		mayRepeat: false,
		isPaidLater: true,
	},
];

/** Methods for euros only: the payment slip has no other currency (D27). */
const IN_EUROS: ReadonlySet<string> = new Set([BANK_TRANSFER]);

/** Payment methods for a currency. */
export const paymentRules = (currency: Currency): PaymentRule[] =>
	PAYMENT_RULES.filter(({ code }) => currency === 'EUR' || !IN_EUROS.has(code)).map((rule) => ({
		...rule,
		currency,
		cents: fromCents(rule.cents, currency),
		maximumCents: rule.maximumCents === null ? null : fromCents(rule.maximumCents, currency),
	}));

export const findPaymentRule = (code: string | null | undefined, currency: Currency): PaymentRule | undefined =>
	paymentRules(currency).find((rule) => rule.code === code);

/** Maximum number of instalments by the total above which it applies. */
const INSTALMENTS: readonly [overCents: number, most: number][] = [
	[1000_00, 24],
	[400_00, 12],
	[150_00, 6],
];
const RATES = [2, 3, 6, 12, 18, 24];

/** Instalment counts available for a total, with the amounts of the regular and the last instalment. */
export function toInstalments(rule: PaymentRule, totalCents: number): ({ count: number } & Instalments)[] {
	const most = rule.instalments ? (INSTALMENTS.find(([over]) => totalCents > fromCents(over, rule.currency))?.[1] ?? 0) : 0;
	return RATES.filter((count) => count <= most).map((count) => ({ count, ...splitInstalments(totalCents, count, rule.currency) }));
}
