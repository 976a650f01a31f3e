import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import type { LabelRead } from '../manifest/page-record.ts';

/** Records the labels that pages read. */
export interface LabelRecorder {
	/** Returns a translator that records the labels read through it. */
	record(translator: Translator): Translator;
	/** Assigns labels that were read since the last call to a screen. */
	assign(lang: string, screen: ScreenName): void;
	/** Drops labels that were read since the last call, because they belong to no page. */
	discard(): void;
	/** Returns newly assigned labels; each is returned once. */
	take(): LabelRead[];
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function createLabelRecorder(): LabelRecorder {
	const read = new Set<string>();
	/** Names by language and screen. */
	const assigned = new Map<string, Set<string>>();
	let fresh: LabelRead[] = [];
	return {
		record: (translator) =>
			Object.assign(
				(...[key, params]: Parameters<Translator>) => {
					read.add(key);
					return translator(key, params);
				},
				{
					...{ locale: translator.locale, home: translator.home, digits: translator.digits, offers: translator.offers },
					plural(...[key, count, params]: Parameters<Translator['plural']>) {
						for (const form of PLURAL_FORMS) read.add(`${key}.${form}`);
						return translator.plural(key, count, params);
					},
				},
			),
		assign(lang, screen) {
			const key = `${lang} ${screen}`;
			const known = assigned.get(key) ?? new Set();
			assigned.set(key, known);
			for (const name of read) {
				if (known.has(name)) continue;
				known.add(name);
				fresh.push({ lang, screen, name });
			}
			read.clear();
		},
		discard: () => read.clear(),
		take() {
			const taken = fresh;
			fresh = [];
			return taken;
		},
	};
}
