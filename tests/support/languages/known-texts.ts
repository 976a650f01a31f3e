import { readFileSync } from 'node:fs';
import { demoSeed } from '@titraj/demo/index.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';

/** Texts of the shop's dictionaries and its demo, by market. */
export type KnownTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** The market whose texts are used if a market has none. */
const NEIGHBOURS: Readonly<Record<string, string>> = { at: 'de', me: 'rs' };

/** Fields whose texts are by market. */
const BY_MARKET: ReadonlySet<string> = new Set(['translations', 'titles']);

/** Collects every text whose language is known: the dictionaries, and the demo's texts in Croatian and in translation. */
export function knownTexts(products: number): KnownTexts {
	const { catalog, content, translator } = demoSeed(products, new Date());
	const texts = new Map(LANGUAGES.map(({ code }) => [code, new Set<string>()]));
	const add = (code: string, text: string) => {
		for (const part of text.split(/<[^>]*>|\{\{\w+\}\}/)) if (/\p{L}/u.test(part)) texts.get(code)?.add(part.replaceAll(/\s+/g, ' ').trim());
	};
	for (const { code, lang } of LANGUAGES)
		for (const name of new Set([lang, code])) for (const text of Object.values(readDictionary(name))) for (const part of text.split('|')) add(code, part);
	const say = (code: string, text: string) => {
		add(code, text);
		if (code !== 'hr') return;
		const asked = [text, ...text.split(', ')].flatMap((part) => [
			{ kind: 'attribute_value', id: part, field: 'title', text: part } as const,
			{ kind: 'attribute', id: part, field: 'title', text: part } as const,
			{ kind: 'attribute_group', id: part, field: 'title', text: part } as const,
		]);
		for (const one of asked) for (const [market, own] of Object.entries(translator?.(one) ?? {})) add(market, own);
	};
	/** Entries of menus and fields of blocks. */
	const sayById = (id: string, field: string, text: string) => {
		for (const kind of ['menu_entry', 'block'] as const)
			for (const [market, own] of Object.entries(translator?.({ kind, id, field, text }) ?? {})) add(market, own);
	};
	const visit = (value: unknown, code: string): void => {
		if (typeof value === 'string') say(code, value);
		else if (Array.isArray(value)) for (const item of value) visit(item, code);
		else if (typeof value === 'object' && value !== null)
			for (const [name, inner] of Object.entries(value)) {
				if ('id' in value && typeof value.id === 'string' && typeof inner === 'string') sayById(value.id, name, inner);
				if (!BY_MARKET.has(name)) visit(inner, code);
				else if (typeof inner === 'object' && inner !== null) for (const [market, own] of Object.entries(inner)) visit(own, market);
			}
	};
	visit({ ...catalog, products: [...catalog.products] }, 'hr');
	visit(content, 'hr');
	for (const [code, neighbour] of Object.entries(NEIGHBOURS)) for (const text of texts.get(neighbour) ?? []) texts.get(code)?.add(text);
	return texts;
}

/** Texts that are the same in every language: names and addresses of manufacturers, people and places, and texts by shoppers, which are not translated. */
export function textsOfAll(products: number): ReadonlySet<string> {
	const { catalog, content } = demoSeed(products, new Date());
	return new Set([
		...catalog.manufacturers.flatMap(({ title, safety }) => [
			title,
			...[safety?.manufacturer, safety?.responsible_person].flatMap((contact) => (contact ? [contact.name, contact.address] : [])),
		]),
		...[...catalog.products].flatMap(({ reviews }) => reviews.flatMap(({ display_name, message }) => [display_name, message])),
		...content.authors.map(({ title }) => title),
		...content.stores.flatMap(({ title, address, city, email }) => [title, address, city, email ?? '']),
		...(content.extras?.comments ?? []).flatMap(({ display_name, message }) => [display_name, message]),
	]);
}

function readDictionary(name: string): Record<string, string> {
	try {
		return JSON.parse(readFileSync(`locales/${name}.json`, 'utf8'));
	} catch {
		return {};
	}
}
