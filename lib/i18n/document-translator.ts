import { toHomePath, toLocale } from '#lib/config/default-language.ts';
import { rememberCurrency } from './formats.ts';
import { type LabelModule, labelModulesOf, toLabelsAddress } from './label-files.ts';
import { createTranslator, type Translator } from './translator.ts';

type LabelsModule = { readonly default: Readonly<Record<string, string>> };

const dictionaries = import.meta.glob<LabelsModule>('/locales/*.json');
/** Grows as modules arrive; the translator looks into it. */
const labels: Record<string, string> = {};
let translator: Translator | undefined;

/** Loads the labels that a screen opens with, in the document's language: the modules its head names, else the shop's own dictionary. */
export async function loadDocumentTranslator(code: string, screen: string): Promise<void> {
	translator ??= createTranslator(labels, { locale: toLocale(document.documentElement.lang), home: toHomePath(code) });
	await Promise.all(labelModulesOf(screen).map((module) => (module === 'opening' ? loadOpeningLabels() : loadLabels(module))));
}

/** Loads the labels of modals, of the lower parts of a product's page and of the visitor's lists. Rejects when they cannot be had. */
export async function loadGoodsLabels(): Promise<void> {
	await Promise.all([loadLabels('later'), loadLabels('goods')]);
}

/** The document's translator; loaded before the first render. */
export function documentTranslator(): Translator {
	if (!translator) throw new Error('A page is rendered before its labels are loaded');
	return translator;
}

/** Loads one of the language's labels modules, for a part of a page that comes on demand. Rejects when it cannot be had. */
export async function loadLabels(module: LabelModule): Promise<void> {
	const address = namedLabels();
	if (address) Object.assign(labels, (await importLabels(toLabelsAddress(address, module))).default);
}

/** The labels of a page that failed, in the document's language; null where they cannot be had (Spec 8). */
export async function loadErrorTranslator(place: Pick<Translator, 'locale' | 'home'>): Promise<Translator | null> {
	const address = namedLabels();
	const loaded = address === undefined ? null : await importLabels(toLabelsAddress(address, 'errors')).catch(() => null);
	return loaded && createTranslator(loaded.default, place);
}

async function loadOpeningLabels(): Promise<void> {
	const address = namedLabels();
	const named = address && (await importLabels(address).catch(() => null));
	const loaded = named || (await dictionaries[`/locales/${document.documentElement.lang.slice(0, 2)}.json`]?.());
	Object.assign(labels, loaded?.default);
	rememberCurrency(toLocale(document.documentElement.lang), labels['price.currency']);
}

function namedLabels(): string | undefined {
	return document.getElementById('start')?.dataset['labels'];
}

function importLabels(address: string): Promise<LabelsModule> {
	return import(/* @vite-ignore */ address);
}
