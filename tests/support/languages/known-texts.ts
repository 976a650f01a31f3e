import { readFileSync } from 'node:fs';
import { demoSeed } from '@titraj/demo/index.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';

/** What the shop's dictionaries and its demo say, by market. */
export type KnownTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** Whose words a market reads where it has none of its own. */
const NEIGHBOURS: Readonly<Record<string, string>> = { at: 'de', me: 'rs' };

/** Collects every text that is known to be in a language: the dictionaries, and what the demo says in Croatian and in its translations. */
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
				if (name !== 'translations') visit(inner, code);
				else if (typeof inner === 'object' && inner !== null) for (const [market, own] of Object.entries(inner)) visit(own, market);
			}
	};
	visit({ ...catalog, products: [...catalog.products] }, 'hr');
	visit(content, 'hr');
	for (const [code, neighbour] of Object.entries(NEIGHBOURS)) for (const text of texts.get(neighbour) ?? []) texts.get(code)?.add(text);
	return texts;
}

/** What is the same in every language: names and addresses of manufacturers, people and places, and the words of shoppers, which stay as they were written. */
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
