import type { Feature } from '@titraj/contract/features.ts';
import rosetta from 'rosetta';
import { formatCount } from './format-number.ts';
import type { BackendLabel, LabelKey, PluralKey } from './label-key.ts';

type LabelParams = Readonly<Record<string, string | number>>;

/** Returns a label with each `{{name}}` replaced from `params`. A key that no dictionary has is returned unchanged (D7). */
export interface Translator {
	(key: LabelKey | BackendLabel, params?: LabelParams): string;
	/** The label `key.<one|few|many|other>` for `count`, which is also passed as the parameter `count`. */
	plural(key: PluralKey, count: number, params?: LabelParams): string;
	/** A whole number in this locale, e.g. `26.186`. */
	digits(count: number): string;
	/** BCP 47 locale for Intl, e.g. `hr-HR`. */
	readonly locale: string;
	/** Path of the homepage in this language, e.g. `/`. */
	readonly home: string;
	/** Whether the backend offers a feature; parts that need a missing one are left out (0065). */
	offers(feature: Feature): boolean;
}

/** A translator over one merged dictionary (backend labels over the shop's own, D7). */
export function createTranslator(
	labels: Readonly<Record<string, string>>,
	{ locale, home, offers = () => true }: Pick<Translator, 'locale' | 'home'> & Partial<Pick<Translator, 'offers'>>,
): Translator {
	const dictionary = rosetta({ [locale]: labels });
	dictionary.locale(locale);
	// Created lazily: Intl loads a language's data on construction, which takes tens of milliseconds on a phone.
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
