import type { Feature } from '@titraj/contract/features.ts';
import rosetta from 'rosetta';
import { formatCount } from './format-number.ts';
import type { BackendLabel, LabelKey, PluralKey } from './label-key.ts';

export type LabelParams = Readonly<Record<string, string | number>>;

/** Looks a label up; `{{name}}` in it is replaced from `params`. A key that no dictionary has comes back as itself (D7). */
export interface Translator {
	(key: LabelKey | BackendLabel, params?: LabelParams): string;
	/** The label `key.<one|few|many|other>` for `count`, which is also the parameter `count`. */
	plural(key: PluralKey, count: number, params?: LabelParams): string;
	/** A whole number as this locale writes it, e.g. `26.186`. */
	digits(count: number): string;
	/** BCP 47 locale for Intl, e.g. `hr-HR`. */
	readonly locale: string;
	/** Path of the homepage in this language, e.g. `/`. */
	readonly home: string;
	/** Whether the backend offers a feature: what needs another one is left out (0065). */
	offers(feature: Feature): boolean;
}

/** A translator over one merged dictionary (backend labels over the shop's own, D7). */
export function createTranslator(
	labels: Readonly<Record<string, string>>,
	{ locale, home, offers = () => true }: Pick<Translator, 'locale' | 'home'> & Partial<Pick<Translator, 'offers'>>,
): Translator {
	const dictionary = rosetta({ [locale]: labels });
	dictionary.locale(locale);
	// Intl reads a language's data as it is made, tens of milliseconds on a phone: not before a label needs it.
	let rules: Intl.PluralRules | undefined;
	const digits = (count: number) => formatCount(count, locale);
	const translate = (key: string, params?: LabelParams) => {
		const label = labels[key];
		if (label === undefined) return key;
		return params ? dictionary.t([key], params) : label;
	};
	return Object.assign(translate, {
		plural(key: PluralKey, count: number, params?: LabelParams) {
			rules ??= new Intl.PluralRules(locale);
			const form = `${key}.${rules.select(count)}`;
			return translate(labels[form] === undefined ? `${key}.other` : form, { count: digits(count), ...params });
		},
		digits,
		locale,
		home,
		offers,
	});
}
