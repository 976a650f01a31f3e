import type { ScreenName } from '#lib/domain/screen.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { WordRead } from './worker-messages.ts';

/** Notes which labels pages read. */
export interface WordRecorder {
	/** The same translator, overheard. */
	overhear(translator: Translator): Translator;
	/** What was read since the last page belongs to a page of this screen. */
	assign(lang: string, screen: ScreenName): void;
	/** What was read until now is no page's. */
	forget(): void;
	/** What was not told yet. */
	take(): WordRead[];
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function createWordRecorder(): WordRecorder {
	const heard = new Set<string>();
	const told = new Set<string>();
	let fresh: WordRead[] = [];
	return {
		overhear: (translator) =>
			Object.assign(
				(...[key, params]: Parameters<Translator>) => {
					heard.add(key);
					return translator(key, params);
				},
				{
					...{ locale: translator.locale, home: translator.home, digits: translator.digits },
					plural(...[key, count, params]: Parameters<Translator['plural']>) {
						for (const form of FORMS) heard.add(`${key}.${form}`);
						return translator.plural(key, count, params);
					},
				},
			),
		assign(lang, screen) {
			for (const name of heard) {
				const key = `${lang} ${screen} ${name}`;
				if (told.has(key)) continue;
				told.add(key);
				fresh.push({ lang, screen, name });
			}
			heard.clear();
		},
		forget: () => heard.clear(),
		take() {
			const taken = fresh;
			fresh = [];
			return taken;
		},
	};
}
