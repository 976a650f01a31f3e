import Type from 'typebox';
import { ENERGY_CLASSES } from '../formats/energy-scale.ts';
import { KPD_PATTERN } from '../formats/kpd.ts';
import { GoodsCondition } from '../goods-condition.ts';
import { defineProductField } from './define-product-field.ts';

/** Fields of products that ship and have a place of their own in the merchant API, in answers and in the tables (0116). */
export const ENERGY_CLASS = defineProductField({
	name: 'energy_class',
	schema: Type.Enum([...ENERGY_CLASSES]),
	about: 'Class on the EU energy label; shown next to every price.',
	importColumns: {
		en: ['energy class', 'energy efficiency class'],
		hr: ['energetski razred', 'razred energetske ucinkovitosti'],
		de: ['energieeffizienzklasse'],
		sl: ['energijski razred'],
		it: ['classe energetica'],
	},
	parse: (text) => text.toUpperCase(),
	attribute: { code: 'energy_class', title: 'Energetski razred', group: 'Energija' },
});

export const RELEASE_YEAR = defineProductField({
	name: 'release_year',
	schema: Type.Integer({ minimum: 1900, maximum: 2100 }),
	about: 'Year in which the product came to market.',
	importColumns: { en: ['release year', 'year'], hr: ['godina', 'godina izdanja'], de: ['erscheinungsjahr', 'baujahr'] },
});

const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
	new: ['new', 'novo', 'nov', 'nova', 'neu', 'nuovo', 'nuevo'],
	refurbished: ['refurbished', 'obnovljeno', 'obnovljen', 'generaluberholt', 'generalüberholt', 'ricondizionato', 'reacondicionado'],
	used: ['used', 'rabljeno', 'rabljen', 'korišteno', 'koristeno', 'gebraucht', 'usato', 'usado'],
};

export const CONDITION = defineProductField({
	name: 'condition',
	schema: GoodsCondition,
	about: 'Condition of the product, for structured data and the merchant feed. Without it the condition that the shop states for all goods.',
	importColumns: { en: ['condition'], hr: ['stanje robe', 'stanje proizvoda'], de: ['zustand'], sl: ['stanje izdelka'], it: ['condizione'], es: ['estado'] },
	parse: (text) => Object.entries(CONDITIONS).find(([, words]) => words.includes(text.trim().toLowerCase()))?.[0],
});

const KPD = defineProductField({
	name: 'kpd',
	schema: Type.String({ pattern: KPD_PATTERN }),
	about: 'KPD code (six digits, such as 26.20.11) for e-invoices to companies. Without it that of the category, else the shop’s.',
	importColumns: { en: ['kpd', 'kpd code'], hr: ['kpd', 'kpd sifra', 'kpd oznaka'] },
});

/** Fields that ship in the column `fields`, like those of a merchant. */
export const SHIPPED_FIELDS = [CONDITION, KPD];
