import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import {
	readShippingMethod,
	readShippingSettings,
	readZone,
	type ShippingMethod,
	type ShippingSettings,
	saveShippingMethod,
	saveShippingSettings,
	saveZone,
	type Zone,
} from '../../api/shipping.ts';
import { formatCountry } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { toArea, toCodes } from '../../ui/country-codes.ts';
import { parseMarketLines, toMarketLines } from '../../ui/market-lines.ts';
import { type SettingGroup, SWITCHED_ON, toSwitch } from '../../ui/setting-group.ts';
import { toClock, toComma, toDays, toDayText, toLines, toPoint, toSides, toSidesText } from '../../ui/typed.ts';
import { toPrices, toPricesText } from './shipping-typed.ts';

/** A zone: its name and where it is. */
export const zoneGroup = (id: string): SettingGroup<Zone> => ({
	title: 'shipping.zone',
	about: 'shipping.zone-about',
	fields: [
		{ name: 'title', label: 'shipping.zone-name', isRequired: true },
		{ name: 'areas', label: 'shipping.areas', hint: 'shipping.areas-hint', isLong: 6 },
	],
	read: () => readZone(id),
	toTyped: ({ title, areas }) => ({ title, areas: areas.join('\n') }),
	save: ({ title = '', areas = '' }, { read }) => saveZone(read.value.id, { title, areas: toLines(areas).map(toArea) }, read.version),
});

/** A shipping method; pickup has fewer fields. */
export const methodGroup = (id: string, { isPickup }: { readonly isPickup: boolean }): SettingGroup<ShippingMethod> => ({
	title: 'shipping.method',
	about: isPickup ? 'shipping.pickup-about' : 'shipping.method-about',
	fields: [
		{ name: 'title', label: 'shipping.name', isRequired: true },
		{ name: 'title_en', label: 'shipping.name-en', hint: 'shipping.name-en-hint' },
		{ name: 'titles', label: 'shipping.names', hint: 'shipping.names-hint', isLong: 2 },
		{ name: 'code', label: 'shipping.code', hint: 'shipping.code-hint', isRequired: true },
		...(isPickup
			? []
			: [
					{
						name: 'to',
						label: 'shipping.to',
						options: [
							['home', 'shipping.to-home'],
							['locker', 'shipping.to-locker'],
						],
					} as const,
				]),
		{
			name: 'basis',
			label: 'shipping.basis',
			options: [
				['value', 'shipping.basis-value'],
				['weight', 'shipping.basis-weight'],
			],
		},
		{ name: 'prices', label: 'shipping.prices', hint: 'shipping.prices-hint', isLong: 4 },
		{ name: 'free_over', label: 'shipping.free-over', hint: 'shipping.free-over-hint' },
		{ name: 'days_from', label: 'shipping.days-from', isRequired: true },
		{ name: 'days_to', label: 'shipping.days-to', isRequired: true },
		...(isPickup ? [] : SENT_FIELDS),
	],
	read: () => readShippingMethod(id),
	toTyped: ({ title, title_en, titles = {}, code, to, basis, prices, free_over, days_from, days_to, ...sent }) => ({
		...{ title, title_en, titles: toMarketLines(titles, []), code, to, basis, prices: toPricesText(prices), free_over: toComma(free_over ?? '') },
		...{ days_from: String(days_from), days_to: String(days_to) },
		...{
			takes_cash: toSwitch(sent.takes_cash),
			maximum_grams: String(sent.maximum_grams ?? ''),
			maximum_size_mm: toSidesText(sent.maximum_size_mm ?? null),
			takes_bulky: toSwitch(sent.takes_bulky),
		},
		...{ only_bulky: toSwitch(sent.only_bulky), bulky: toComma(sent.bulky), choice_days: String(sent.choice_days) },
	}),
	async save({ title = '', title_en = '', code = '', to = '', basis = '', ...typed }, { read: { value, version } }) {
		const prices = toPrices(typed['prices'] ?? '');
		if (prices === null) return { ok: false, failure: { status: 422, detail: '', fields: [{ field: 'prices', reason: t('shipping.prices-wrong') }] } };
		const titles = parseMarketLines(typed['titles'] ?? '');
		if (titles === null) return { ok: false, failure: { status: 422, detail: '', fields: [{ field: 'titles', reason: t('payments.lines-wrong') }] } };
		const numberOf = (name: string): number => Number(typed[name] || '0');
		const method = {
			...{ zone_id: value.zone_id, title, title_en: title_en || title, titles, code, prices, free_over: toPoint(typed['free_over'] ?? '') || null },
			...({ to: to === 'locker' ? to : 'home', basis: basis === 'weight' ? basis : 'value' } as const),
			...{ days_from: numberOf('days_from'), days_to: numberOf('days_to'), choice_days: numberOf('choice_days') },
			...{ takes_cash: typed['takes_cash'] === SWITCHED_ON, maximum_grams: typed['maximum_grams'] ? numberOf('maximum_grams') : null },
			maximum_size_mm: toSides(typed['maximum_size_mm'] ?? ''),
			...{ takes_bulky: typed['takes_bulky'] === SWITCHED_ON, only_bulky: typed['only_bulky'] === SWITCHED_ON, bulky: toPoint(typed['bulky'] || '0') },
		};
		return saveShippingMethod(value.id, method, version);
	},
});

const SENT_FIELDS: SettingGroup<ShippingMethod>['fields'] = [
	{ name: 'choice_days', label: 'shipping.choice-days', hint: 'shipping.choice-days-hint' },
	{ name: 'takes_cash', label: 'shipping.takes-cash', isSwitch: true },
	{ name: 'maximum_grams', label: 'shipping.maximum-grams', hint: 'shipping.maximum-grams-hint' },
	{ name: 'maximum_size_mm', label: 'shipping.maximum-size', hint: 'shipping.maximum-size-hint' },
	{ name: 'takes_bulky', label: 'shipping.takes-bulky', isSwitch: true },
	{ name: 'only_bulky', label: 'shipping.only-bulky', hint: 'shipping.only-bulky-hint', isSwitch: true },
	{ name: 'bulky', label: 'shipping.bulky', hint: 'shipping.bulky-hint' },
];

/** What holds for all zones. */
export const FOR_ALL: SettingGroup<ShippingSettings> = {
	title: 'shipping.for-all',
	about: 'shipping.for-all-about',
	fields: [
		{ name: 'default_grams', label: 'shipping.default-grams', isRequired: true },
		{ name: 'cut_off', label: 'shipping.cut-off', hint: 'shipping.cut-off-hint' },
		{ name: 'pickup_until', label: 'shipping.pickup-until', hint: 'shipping.pickup-until-hint' },
		{ name: 'closed_days', label: 'shipping.closed-days', hint: 'shipping.closed-days-hint', isLong: 5 },
		{ name: 'countries', label: 'shipping.countries', hint: 'shipping.countries-hint', isLong: 5 },
	],
	read: readShippingSettings,
	toTyped: ({ default_grams, cut_off, pickup_until, closed_days, countries }) => ({
		...{ default_grams: String(default_grams), cut_off: cut_off ?? '', pickup_until: pickup_until ?? '', closed_days: closed_days.map(toDayText).join('\n') },
		countries: Object.entries(countries)
			.filter(([, codes]) => codes.length > 0)
			.map(([market, codes]) => `${market}: ${codes.join(', ')}`)
			.join('\n'),
	}),
	save: ({ default_grams = '', cut_off = '', pickup_until = '', closed_days = '', countries = '' }, { read }) =>
		saveShippingSettings(
			{
				...{ default_grams: Number(default_grams), cut_off: toClock(cut_off), pickup_until: toClock(pickup_until) },
				closed_days: toDays(closed_days),
				countries: Object.fromEntries(
					toLines(countries).map((line) => {
						const [market = '', codes = ''] = line.split(':');
						return [market.trim().toLowerCase(), toCodes(codes)];
					}),
				),
			},
			read.version,
		),
};

/** An area as people read it: `Hrvatska`, or `Hrvatska 20000-20999`. */
export function toAreaText(area: string): string {
	const [country = '', ...postcodes] = area.split(' ');
	return [COUNTRIES.includes(country) ? formatCountry(country) : country, ...postcodes].join(' ');
}
