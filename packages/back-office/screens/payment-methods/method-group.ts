import { BANK_TRANSFER, PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';
import type { Failure, Result } from '../../api/result.ts';
import { type PaymentMethod, type PaymentProvider, readPaymentMethod, savePaymentMethod } from '../../api/shop.ts';
import { t } from '../../texts/text.ts';
import { toCodes } from '../../ui/country-codes.ts';
import { parseMarketLines, toMarketLines } from '../../ui/market-lines.ts';
import type { SettingField, SettingGroup, Typed } from '../../ui/setting-group.ts';

/** Texts of a method that the merchant can replace, in Croatian and by lines in other languages. */
const TEXTS = ['titles', 'descriptions', 'fee_titles'] as const;
type TextName = (typeof TEXTS)[number];

/** What else can be said of a payment method: texts, provider, place in the list, and where it is offered. */
export const methodGroup = (method: PaymentMethod, providers: readonly PaymentProvider[]): SettingGroup<PaymentMethod> => ({
	title: 'payments.details',
	about: 'payments.details-about',
	fields: [
		...textFields('titles', isOwn(method) ? { isRequired: true } : undefined),
		...textFields('descriptions', isOwn(method) ? { hint: 'payments.own-descriptions-hint' } : undefined),
		...(method.fee === '0.00' ? [] : textFields('fee_titles')),
		...(method.provider === null || method.code === BANK_TRANSFER ? [] : [providerField(withPages(providers, method.provider))]),
		...(method.on ? [{ name: 'position', label: 'payments.position', hint: 'payments.position-hint', pattern: '[1-9]\\d?', isRequired: true } as const] : []),
		{ name: 'countries', label: 'payments.countries', hint: 'payments.countries-hint' },
		{ name: 'shipping', label: 'payments.shipping', hint: 'payments.shipping-hint' },
		{ name: 'icon', label: 'payments.icon', options: ICONS.map((icon) => [icon, `payments.icon-${icon}`] as const) },
	],
	read: () => readPaymentMethod(method.code),
	toTyped: (read) => ({
		...Object.fromEntries(
			TEXTS.flatMap((name) => [
				[`${name}_hr`, read[name].hr ?? ''],
				[`${name}_other`, toMarketLines(read[name], ['hr'])],
			]),
		),
		...{ provider: read.provider ?? '', position: String(read.position ?? ''), icon: read.icon },
		...{ countries: read.countries?.join(', ') ?? '', shipping: read.shipping?.join(', ') ?? '' },
	}),
	save: async (typed, { read: { version }, changed }) => {
		const change: Record<string, unknown> = {};
		for (const name of TEXTS) {
			if (!changed.includes(`${name}_hr`) && !changed.includes(`${name}_other`)) continue;
			const texts = toTexts(name, typed);
			if (texts === null) return refuse(`${name}_other`);
			change[name] = Object.keys(texts).length === 0 ? null : texts;
		}
		if (changed.includes('provider')) change['provider'] = typed['provider'] || null;
		if (changed.includes('position')) change['position'] = Number(typed['position']);
		if (changed.includes('countries')) change['countries'] = orNull(toCodes(typed['countries'] ?? ''));
		if (changed.includes('shipping'))
			change['shipping'] = orNull(
				(typed['shipping'] ?? '')
					.toLowerCase()
					.split(/[\s,;]+/)
					.filter(Boolean),
			);
		if (changed.includes('icon')) change['icon'] = typed['icon'];
		return savePaymentMethod(method.code, change, version);
	},
});

const ICONS = ['card', 'phone', 'bank', 'cash', 'store'] as const;

/** A method that does not ship has no texts but the merchant's. */
export const isOwn = ({ code }: PaymentMethod): boolean => PAYMENT_CODES.every((shipped) => shipped !== code);

const textFields = (name: TextName, croatian: Pick<SettingField, 'hint' | 'isRequired'> = { hint: `payments.${name}-hint` }): SettingField[] => [
	{ name: `${name}_hr`, label: `payments.${name}`, apiName: name, ...croatian },
	{ name: `${name}_other`, label: `payments.${name}-other`, hint: 'payments.other-hint', isLong: 2 },
];

/** Providers that collect money on pages of their own, and the one that is set; bank transfers have a method of their own. */
export const withPages = (providers: readonly PaymentProvider[], known: string | null = null): PaymentProvider[] =>
	providers.filter(({ code }) => code !== BANK_TRANSFER || code === known);

const providerField = (providers: readonly PaymentProvider[]): SettingField => ({
	name: 'provider',
	label: 'payments.provider',
	hint: 'payments.provider-hint',
	options: providers.map(({ code, ready }) => [code, () => (ready ? code : `${code} (${t('payments.not-ready')})`)] as const),
});

function toTexts(name: TextName, typed: Typed): Record<string, string> | null {
	const others = parseMarketLines(typed[`${name}_other`] ?? '');
	const croatian = (typed[`${name}_hr`] ?? '').trim();
	return others && { ...others, ...(croatian !== '' && { hr: croatian }) };
}

/** Each code once; null for none. */
const orNull = (codes: readonly string[]): string[] | null => (codes.length === 0 ? null : [...new Set(codes)]);

const refuse = (field: string): Result<never> => ({
	ok: false,
	failure: { status: 422, detail: '', fields: [{ field, reason: t('payments.lines-wrong') }] } satisfies Failure,
});
