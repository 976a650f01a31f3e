import { BANK_TRANSFER, PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { type PaymentRule, paymentRules, paymentTitle } from '../../cart/index.ts';
import { waitsForPayment } from '../../orders/index.ts';
import { isProviderReady, providerCodes } from '../../payments/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { areTooMany, findTermsError, PAYMENT_ICONS, type PaymentTerms, TermsCode } from '../../platform/shop/payment-terms.ts';
import { readShopSettings, writeShopSettings } from '../../platform/shop/shop-settings.ts';
import { FieldErrors, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { Items, Money, Nothing, Nullable } from '../schemas/common.ts';
import { MarketTexts } from '../schemas/market-texts.ts';
import { Clearable, Strict } from '../schemas/text.ts';

const Texts = MarketTexts(300);
const Countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 50, uniqueItems: true });
const Codes = Type.Array(TermsCode, { minItems: 1, maxItems: 50, uniqueItems: true });
const Most = Type.Integer({ minimum: 2, maximum: 60 });

const Method = Strict({
	code: Type.String(),
	/** Whether shoppers are offered it, if its provider is ready. */
	on: Type.Boolean(),
	/** Place among the methods that are on, from 1; null for one that is off. */
	position: Nullable(Type.Integer()),
	/** Null for a method without a provider. */
	provider: Nullable(Type.String()),
	/** Whether the provider has its settings. */
	provider_ready: Type.Boolean(),
	title: Type.String(),
	/** The name in English, or in Croatian if there is no other. */
	title_en: Type.String(),
	/** Texts of the merchant's own by market; empty for those that ship. */
	titles: Texts,
	descriptions: Texts,
	fee_titles: Texts,
	fee: Money,
	minimum: Nullable(Money),
	maximum: Nullable(Money),
	instalments: Type.Array(Strict({ above: Money, most: Type.Integer() })),
	countries: Nullable(Type.Array(Type.String())),
	shipping: Nullable(Type.Array(Type.String())),
	icon: Type.String(),
});
export type PaymentMethod = Static<typeof Method>;

const Provider = Strict({
	code: Type.String(),
	/** Whether its settings are complete. */
	ready: Type.Boolean(),
});
export type PaymentProvider = Static<typeof Provider>;

const Change = Strict({
	on: Type.Optional(Type.Boolean()),
	/** Place among the methods that are on; at the end if left out. */
	position: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
	provider: Clearable(TermsCode),
	titles: Clearable(Texts),
	descriptions: Clearable(Texts),
	fee_titles: Clearable(Texts),
	fee: Clearable(Amount),
	minimum: Clearable(Amount),
	maximum: Clearable(Amount),
	instalments: Clearable(Type.Array(Strict({ above: Amount, most: Most }), { maxItems: 10 })),
	countries: Clearable(Countries),
	shipping: Clearable(Codes),
	icon: Clearable(Type.Enum([...PAYMENT_ICONS])),
});
export type PaymentMethodChange = Static<typeof Change>;

export const PAYMENT_METHOD_ROUTES = [
	route({
		...{ method: 'GET', path: '/payment-methods', operationId: 'listPaymentMethods', scopes: ['orders:read', 'payments:write'] },
		summary: 'Payment methods with fee, limits, countries, delivery methods and texts: those that are on, in their order, then the others',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Method),
		async handle({ db, config }) {
			const { paymentMethods, paymentTerms } = await readShopSettings(db);
			const rules = paymentRules('EUR', paymentTerms);
			const on = paymentMethods.flatMap((code) => rules.find((rule) => rule.code === code) ?? []);
			const off = rules.filter(({ code }) => !paymentMethods.includes(code));
			return { items: [...on.map((rule, place) => toMethod(rule, place + 1, config)), ...off.map((rule) => toMethod(rule, null, config))] };
		},
	}),
	route({
		...{ method: 'GET', path: '/payment-methods/:code', operationId: 'getPaymentMethod', scopes: ['payments:write'] },
		summary: 'A payment method, whether it is on or off',
		params: Type.Object({ code: TermsCode }),
		query: Nothing,
		body: null,
		response: Method,
		async handle({ db, config, params: { code } }) {
			const { paymentMethods, paymentTerms } = await readShopSettings(db);
			const rule = paymentRules('EUR', paymentTerms).find((each) => each.code === code);
			return rule === undefined ? notFound(`payment method ${code}`) : toMethod(rule, toPosition(paymentMethods, code), config);
		},
	}),
	route({
		...{ method: 'GET', path: '/payment-providers', operationId: 'listPaymentProviders', scopes: ['payments:write'] },
		summary: 'Payment providers of the shop, with whether their settings are complete',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Provider),
		async handle({ config }) {
			return { items: providerCodes(config).map((code) => ({ code, ready: isProviderReady(code, config) })) };
		},
	}),
	route({
		...{ method: 'PUT', path: '/payment-methods/:code', operationId: 'savePaymentMethod', inOneTransaction: true, scopes: ['payments:write'] },
		summary:
			'Changes a payment method at once; fields that are left out stay. A code that does not ship adds a method of the merchant’s, which needs provider and Croatian title',
		params: Type.Object({ code: TermsCode }),
		query: Nothing,
		body: Change,
		response: Method,
		async handle({ db, config, settings, params: { code }, body }) {
			const refused = findProviderError(code, body.provider ?? null, config);
			if (refused !== null) return new FieldErrors([{ field: 'provider', reason: refused }]);
			const saved = await db.transaction().execute(async (trx) => {
				const { paymentMethods, paymentTerms } = await readShopSettings(trx);
				const terms = toTerms(paymentTerms[code] ?? {}, body);
				const error = findTermsError(code, terms);
				if (error !== null) return new FieldErrors([{ field: 'code', reason: error }]);
				const all = { ...paymentTerms, [code]: terms };
				if (areTooMany(all)) return new FieldErrors([{ field: 'code', reason: 'the shop has as many payment methods as it can have' }]);
				const methods = place(paymentMethods, code, body);
				await writeShopSettings(trx, { paymentMethods: methods, paymentTerms: all });
				const rule = paymentRules('EUR', all).find((each) => each.code === code);
				if (rule === undefined) return notFound(`payment method ${code}`);
				return toMethod(rule, toPosition(methods, code), config);
			});
			settings.forget();
			return saved;
		},
	}),
	route({
		...{ method: 'DELETE', path: '/payment-methods/:code', operationId: 'removePaymentMethod', inOneTransaction: true, scopes: ['payments:write'] },
		summary: 'Removes a payment method of the merchant’s own; not one that ships, nor one that open orders are to be paid with',
		params: Type.Object({ code: TermsCode }),
		query: Nothing,
		body: null,
		response: Strict({ code: Type.String() }),
		async handle({ db, params: { code } }) {
			if (isShipped(code)) return new Refusal(409, 'Conflict', 'a payment method that ships can only be switched off');
			const { paymentMethods, paymentTerms } = await readShopSettings(db);
			const { [code]: own, ...others } = paymentTerms;
			if (own === undefined) return notFound(`payment method ${code}`);
			if (await waitsForPayment(db, code))
				return new Refusal(409, 'Conflict', 'orders wait for a payment with it: switch it off until they are paid or cancelled');
			await writeShopSettings(db, { paymentMethods: paymentMethods.filter((each) => each !== code), paymentTerms: others });
			return { code };
		},
	}),
];

const isShipped = (code: string): boolean => PAYMENT_CODES.some((shipped) => shipped === code);

/** Why a method cannot get a provider; null if it can. */
function findProviderError(code: string, provider: string | null, config: Parameters<typeof providerCodes>[0]): string | null {
	if (provider === null) return null;
	if (provider === BANK_TRANSFER && code !== BANK_TRANSFER) return 'bank_transfer has no pages to pay on: it is a method of its own';
	if (code === BANK_TRANSFER && provider !== BANK_TRANSFER) return 'a bank transfer goes to the account of the shop, without another provider';
	return providerCodes(config).includes(provider) ? null : `there is no payment provider ${provider}`;
}

const toPosition = (methods: readonly string[], code: string): number | null => (methods.includes(code) ? methods.indexOf(code) + 1 : null);

/** The methods that are on, after a change of one. */
function place(methods: readonly string[], code: string, { on, position }: PaymentMethodChange): string[] {
	const others = methods.filter((each) => each !== code);
	if (!(on ?? methods.includes(code))) return others;
	const index = position === undefined && methods.includes(code) ? methods.indexOf(code) : (position ?? others.length + 1) - 1;
	return [...others.slice(0, index), code, ...others.slice(index)];
}

/** Fields that are left out stay, null clears. */
function toTerms(known: PaymentTerms, change: PaymentMethodChange): PaymentTerms {
	const { on: _on, position: _position, fee, minimum, maximum, instalments, ...same } = change;
	const given = {
		...same,
		...(fee !== undefined && { fee_cents: fee && toCents(fee) }),
		...(minimum !== undefined && { minimum_cents: minimum && toCents(minimum) }),
		...(maximum !== undefined && { maximum_cents: maximum && toCents(maximum) }),
		...(instalments !== undefined && { instalments: instalments?.map(({ above, most }) => ({ over_cents: toCents(above), most })) ?? null }),
	};
	return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== null && value !== undefined));
}

const toMethod = (rule: PaymentRule, position: number | null, config: Parameters<typeof isProviderReady>[1]): Static<typeof Method> => ({
	...{
		code: rule.code,
		on: position !== null,
		position,
		provider: rule.provider,
		provider_ready: rule.provider === null || isProviderReady(rule.provider, config),
	},
	title: paymentTitle(rule, { market: 'hr', textLang: 'hr' }).title,
	title_en: paymentTitle(rule, { market: 'en', textLang: 'en' }).title,
	...{ titles: rule.own.titles ?? {}, descriptions: rule.own.descriptions ?? {}, fee_titles: rule.own.feeTitles ?? {} },
	fee: toMoney(rule.cents),
	minimum: rule.minimumCents === 0 ? null : toMoney(rule.minimumCents),
	maximum: rule.maximumCents === null ? null : toMoney(rule.maximumCents),
	instalments: rule.instalments.map(({ overCents, most }) => ({ above: toMoney(overCents), most })),
	countries: rule.countries === null ? null : [...rule.countries],
	shipping: rule.shippingCodes === null ? null : [...rule.shippingCodes],
	icon: rule.icon,
});
