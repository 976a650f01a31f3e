import type { Product, ProductChange } from '../../api/products.ts';
import { toComma, toLines, toPoint } from '../../ui/typed.ts';

/** Values of the form by name, as typed. */
type Fields = Readonly<Record<string, string>>;

const CONTACT = ['name', 'address', 'electronic_address'] as const;
const PEOPLE = ['manufacturer', 'responsible_person'] as const;

/** Value of a ticked box. */
export const YES = '1';
export const TAX_CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const;

/** Names of the fields of a safety contact. */
export const contactFields = (who: (typeof PEOPLE)[number]): readonly string[] => CONTACT.map((part) => `${who}_${part}`);

/** `Boja: Crna`, one option per line. */
const toOptionsText = (options: readonly { readonly name: string; readonly value: string }[]): string =>
	options.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** Description for search engines, variant, unit price, energy label, safety contacts, stock in stores and terms of orders without stock, as the form shows them. */
export function toTradeFields(product: Product | null): Fields {
	const label = product?.energy_label;
	const inStores = (product?.stock.locations ?? []).filter(({ location }) => location !== 'warehouse');
	return {
		seo_description: product?.seo_description ?? '',
		variant_group: product?.variant?.group ?? '',
		variant_options: toOptionsText(product?.variant?.options ?? []),
		unit: product?.unit ?? 'kom',
		unit_quantity: product?.unit_price ? toComma(String(product.unit_price.quantity)) : '',
		unit_of_price: product?.unit_price?.unit ?? '',
		tax_class: product?.tax_class ?? 'standard',
		bulky: product?.bulky ? YES : '',
		backorder: product?.backorder ? YES : '',
		backorder_days: product?.backorder?.days == null ? '' : String(product.backorder.days),
		energy_class: product?.energy_class ?? '',
		energy_label_url: label?.label_url ?? '',
		energy_sheet_url: label?.sheet_url ?? '',
		eprel_id: label?.eprel_id ?? '',
		safety_warnings: product?.safety_warnings ?? '',
		...Object.fromEntries(PEOPLE.flatMap((who) => CONTACT.map((part) => [`${who}_${part}`, product?.safety?.[who]?.[part] ?? '']))),
		...Object.fromEntries(inStores.map(({ location, quantity }) => [`stock.${location}`, String(quantity)])),
	};
}

/** The change of these fields; groups that belong together are sent whole. */
export function toTradeChange(after: Fields, differs: (name: string) => boolean, before: Product | null): ProductChange {
	const textOf = (name: string): string => (after[name] ?? '').trim();
	const orNull = (name: string): string | null => (textOf(name) === '' ? null : textOf(name));
	const isAny = (...names: readonly string[]): boolean => names.some(differs);
	const safety = [...contactFields('manufacturer'), ...contactFields('responsible_person')];
	const label = ['energy_label_url', 'energy_sheet_url', 'eprel_id'];
	return {
		...(differs('seo_description') && { seo_description: orNull('seo_description') }),
		...(differs('safety_warnings') && { safety_warnings: orNull('safety_warnings') }),
		...(differs('tax_class') && { tax_class: TAX_CLASSES.find((name) => name === textOf('tax_class')) ?? 'standard' }),
		...(differs('bulky') && { bulky: textOf('bulky') === YES }),
		...(isAny('backorder', 'backorder_days') && { backorder: textOf('backorder') === YES ? toTerms(textOf('backorder_days')) : null }),
		...(differs('unit') && textOf('unit') !== '' && { unit: textOf('unit') }),
		...(isAny('unit_quantity', 'unit_of_price') && { unit_price: textOf('unit_quantity') === '' ? null : toUnitPrice(textOf) }),
		...(isAny('variant_group', 'variant_options') && {
			variant: textOf('variant_group') === '' ? null : { group: textOf('variant_group'), options: toOptions(textOf('variant_options')) },
		}),
		...(differs('energy_class') && { energy_class: toEnergyClass(textOf('energy_class')) }),
		...(isAny(...label) && {
			energy_label: label.every((name) => textOf(name) === '')
				? null
				: {
						...toScale(before, textOf('energy_class')),
						...{ label_url: orNull('energy_label_url'), sheet_url: orNull('energy_sheet_url'), eprel_id: orNull('eprel_id') },
					},
		}),
		...(isAny(...safety) && { safety: toSafety(textOf) }),
	};
}

const toTerms = (days: string) => ({ days: days === '' ? null : Number(days) });

const toUnitPrice = (textOf: (name: string) => string) => ({ quantity: Number(toPoint(textOf('unit_quantity'))), unit: textOf('unit_of_price') });

const toOptions = (text: string) =>
	toLines(text).map((line) => {
		const [name = '', ...value] = line.split(':');
		return { name: name.trim(), value: value.join(':').trim() };
	});

export const ENERGY_CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const toEnergyClass = (text: string) => ENERGY_CLASSES.find((known) => known === text) ?? null;

/** The ends of the scale stay while the class does. */
function toScale(before: Product | null, own: string): { best?: (typeof ENERGY_CLASSES)[number]; worst?: (typeof ENERGY_CLASSES)[number] } {
	const [best, worst] = [toEnergyClass(before?.energy_label?.best ?? ''), toEnergyClass(before?.energy_label?.worst ?? '')];
	return best === null || worst === null || (before?.energy_class ?? '') !== own ? {} : { best, worst };
}

function toSafety(textOf: (name: string) => string): NonNullable<ProductChange['safety']> | null {
	const contactOf = (who: (typeof PEOPLE)[number]) => {
		const [name = '', address = '', electronic_address = ''] = contactFields(who).map(textOf);
		return name + address + electronic_address === '' ? null : { name, address, electronic_address };
	};
	const [manufacturer, responsible_person] = [contactOf('manufacturer'), contactOf('responsible_person')];
	return manufacturer === null && responsible_person === null ? null : { manufacturer, responsible_person };
}
