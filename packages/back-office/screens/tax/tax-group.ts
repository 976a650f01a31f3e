import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { readTax, saveTax, type Tax } from '../../api/tax.ts';
import { formatCountry } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { type SettingGroup, SWITCHED_ON, type Typed, toSwitch } from '../../ui/setting-group.ts';
import { toComma, toPoint } from '../../ui/typed.ts';

const CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const;
const toName = (country: string, taxClass: string): string => `rates.${country}.${taxClass}`;

/** VAT: the shop's country, OSS, how prices are entered, and a table of rates. */
export const TAX: SettingGroup<Tax> = {
	title: 'tax.rules',
	about: 'tax.about',
	fields: [
		{ name: 'home_country', label: 'tax.home-country', hint: 'tax.home-country-hint', options: COUNTRIES.map((code) => [code, () => formatCountry(code)]) },
		{ name: 'uses_oss', label: 'tax.oss', hint: 'tax.oss-hint', isSwitch: true },
		{ name: 'enters_net_prices', label: 'tax.net-prices', hint: 'tax.net-prices-hint', isSwitch: true },
		...COUNTRIES.flatMap((country) =>
			CLASSES.map((name) => ({ name: toName(country, name), label: () => `${formatCountry(country)}, ${t(`tax.class.${name}`)}`, isInGrid: true })),
		),
	],
	grid: {
		title: 'tax.rates',
		first: 'tax.country',
		columns: CLASSES.map((name) => `tax.class.${name}` as const),
		rows: COUNTRIES.map((country) => ({ title: () => formatCountry(country), names: CLASSES.map((name) => toName(country, name)) })),
	},
	read: readTax,
	toTyped: ({ home_country, uses_oss, enters_net_prices, rates }) => ({
		...{ home_country, uses_oss: toSwitch(uses_oss), enters_net_prices: toSwitch(enters_net_prices) },
		...Object.fromEntries(
			COUNTRIES.flatMap((country) => CLASSES.map((name) => [toName(country, name), toComma(String(rates[country]?.[name] ?? ''))] as const)),
		),
	}),
	async save(typed, { read }) {
		const wrong = Object.entries(typed).filter(([name, text]) => name.startsWith('rates.') && toPercent(text) === null);
		if (wrong.length > 0)
			return { ok: false, failure: { status: 422, detail: '', fields: wrong.map(([field]) => ({ field, reason: t('tax.percent-wrong') })) } };
		const { home_country = '', uses_oss, enters_net_prices } = typed;
		const tax = { home_country, uses_oss: uses_oss === SWITCHED_ON, enters_net_prices: enters_net_prices === SWITCHED_ON, rates: toRates(typed) };
		return saveTax(tax, read.version);
	},
};

function toRates(typed: Typed): Tax['rates'] {
	const rows = COUNTRIES.map((country) => {
		const percents = CLASSES.flatMap((name) => {
			const percent = toPercent(typed[toName(country, name)] ?? '');
			return typeof percent === 'number' ? [[name, percent] as const] : [];
		});
		return [country, Object.fromEntries(percents)] as const;
	});
	return Object.fromEntries(rows.filter(([, percents]) => Object.keys(percents).length > 0));
}

/** A percentage as typed, such as `9,5 %`; undefined: empty, null: something else. */
function toPercent(text: string): number | null | undefined {
	const plain = toPoint(text.replace('%', ''));
	if (plain === '') return undefined;
	return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
