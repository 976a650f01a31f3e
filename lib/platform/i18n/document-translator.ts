import { toHomePath, toLocale } from '../config/default-language.ts';
import { CURRENCY_LABEL, rememberCurrency } from './formats.ts';
import { isOffered } from './is-offered.ts';
import { toLabelsAddress } from './labels-address.ts';
import { createTranslator, type Translator } from './translator.ts';

type Labels = Readonly<Record<string, string>>;
type LabelsModule = { readonly default: Labels };

const dictionaries = import.meta.glob<LabelsModule>('/locales/*.json');
/** Grows as modules arrive; the translator looks into it. */
const labels: Record<string, string> = {};
let translator: Translator | undefined;

/**
 * Loads the labels that a screen opens with, in the document's language: the module that its head names. Where it names none, as in development, or
 * where it cannot be had: the shop's own dictionary, whole.
 */
export async function loadDocumentTranslator(code: string, screen: string): Promise<void> {
	translator ??= createTranslator(labels, { locale: toLocale(document.documentElement.lang), home: toHomePath(code), offers: isOffered });
	const own = await importLabels(screen).catch(() => null);
	Object.assign(labels, own ?? (await importDictionary()));
	rememberCurrency(toLocale(document.documentElement.lang), labels[CURRENCY_LABEL]);
}

/** The document's translator; loaded before the first render. */
export function documentTranslator(): Translator {
	if (!translator) throw new Error('A page is rendered before its labels are loaded');
	return translator;
}

/**
 * Loads the labels of code that comes on demand, and answers them; null on the server and in development, where they are there already. The build
 * finds the call: the module of this name holds the labels of the calling file and of what that imports (scripts/build/plan-labels.ts). So `name` is
 * a literal, which no other part has. Rejects when they cannot be had.
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
	return (await dictionaries[`/locales/${document.documentElement.lang.slice(0, 2)}.json`]?.())?.default;
}
