import { AsyncLocalStorage } from 'node:async_hooks';
import { lackingLabel } from '#lib/platform/i18n/lacking-label.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import type { LabelRead } from '../manifest/page-record.ts';

/** Records the labels that pages read, and the features that they ask for by the names of their labels (lacking-label.ts). */
export interface LabelRecorder {
	/** Returns a translator that records the labels read through it. */
	record(translator: Translator): Translator;
	/** Does a job whose labels are kept apart from those of other jobs that run meanwhile. */
	run<T>(job: () => Promise<T>): Promise<T>;
	/** Assigns labels that were read since the last call to each of the screens. */
	assign(lang: string, screens: ReadonlySet<ScreenName>): void;
	/** Drops labels that were read since the last call, because they belong to no page. */
	discard(): void;
	/** Returns newly assigned labels; each is returned once. */
	take(): LabelRead[];
}

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function createLabelRecorder(): LabelRecorder {
	const ofJob = new AsyncLocalStorage<Set<string>>();
	const outsideJobs = new Set<string>();
	const read = () => ofJob.getStore() ?? outsideJobs;
	/** Names by language and screen. */
	const assigned = new Map<string, Set<string>>();
	let fresh: LabelRead[] = [];
	return {
		record: (translator) =>
			Object.assign(
				(...[key, params]: Parameters<Translator>) => {
					read().add(key);
					return translator(key, params);
				},
				{
					...{ locale: translator.locale, home: translator.home, digits: translator.digits },
					offers(...[feature]: Parameters<Translator['offers']>) {
						read().add(lackingLabel(feature));
						return translator.offers(feature);
					},
					plural(...[key, count, params]: Parameters<Translator['plural']>) {
						const names = read();
						for (const form of PLURAL_FORMS) names.add(`${key}.${form}`);
						return translator.plural(key, count, params);
					},
				},
			),
		run: (job) => ofJob.run(new Set(), job),
		assign(lang, screens) {
			const names = read();
			for (const screen of screens) {
				const key = `${lang} ${screen}`;
				const known = assigned.get(key) ?? new Set();
				assigned.set(key, known);
				for (const name of names) {
					if (known.has(name)) continue;
					known.add(name);
					fresh.push({ lang, screen, name });
				}
			}
			names.clear();
		},
		discard: () => read().clear(),
		take() {
			const taken = fresh;
			fresh = [];
			return taken;
		},
	};
}
