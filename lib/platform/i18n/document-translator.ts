import { toHomePath, toLocale } from '../config/default-language.ts';
import { CURRENCY_LABEL, rememberCurrency } from './formats.ts';
import { isOffered } from './is-offered.ts';
import { toLabelsAddress } from './labels-address.ts';
import { createTranslator, type Translator } from './translator.ts';

type Labels = Readonly<Record<string, string>>;
type LabelsModule = { readonly default: Labels };

const dictionaries = import.meta.glob<LabelsModule>('/locales/*.json');
/** Labels of the loaded modules; the translator reads them. */
const labels: Record<string, string> = {};
let translator: Translator | undefined;

/**
 * Loads the labels of a screen in the document's language: the label module that the document's head names. If it names none (development)
 * or the module cannot be loaded, loads the shop's whole dictionary.
 */
export async function loadDocumentTranslator(code: string, screen: string): Promise<void> {
	translator ??= createTranslator(labels, { locale: toLocale(document.documentElement.lang), home: toHomePath(code), offers: isOffered });
	const own = await importLabels(screen).catch(() => null);
	Object.assign(labels, own ?? (await importDictionary()));
	rememberCurrency(toLocale(document.documentElement.lang), labels[CURRENCY_LABEL]);
}

/** The document's translator; its labels are loaded before the first render. */
export function documentTranslator(): Translator {
	if (!translator) throw new Error('A page was rendered before its labels were loaded');
	return translator;
}

/**
 * Loads the labels of a part that is loaded on demand, and returns them; null on the server and in development, where they are present
 * already. The build finds the call: the module `name` holds the labels of the calling file and its imports (scripts/build/plan-labels.ts),
 * so `name` must be a literal and unique. Rejects if the module cannot be loaded.
 */
export async function loadLabels(name: string): Promise<Labels | null> {
	const loaded = import.meta.env.SSR ? null : await importLabels(name);
	Object.assign(labels, loaded);
	return loaded;
}

async function importLabels(name: string): Promise<Labels | null> {
	const base = document.getElementById('start')?.dataset['labels'];
	if (base === undefined) return null;
	const { default: loaded }: LabelsModule = await import(/* @vite-ignore */ toLabelsAddress(base, name));
	return loaded;
}

async function importDictionary(): Promise<Labels | undefined> {
	const { lang } = document.documentElement;
	const texts = (await dictionaries[`/locales/${lang.slice(0, 2)}.json`]?.())?.default;
	const { fillLaw } = await import('@titraj/contract/law/fill-law.ts');
	return texts && Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillLaw(text, lang.slice(-2))]));
}
