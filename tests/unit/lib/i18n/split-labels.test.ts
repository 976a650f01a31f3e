import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labelModulesOf } from '#lib/i18n/label-files.ts';
import { splitLabels } from '#lib/i18n/split-labels.ts';
import labels from '#locales/hr.json';

const modules = splitLabels(labels);
const parse = (text: string): Record<string, string> => JSON.parse(text.slice('export default '.length, -2));
const parsed: Record<string, Record<string, string>> = Object.fromEntries(Object.entries(modules).map(([name, text]) => [name, parse(text)]));
const all: Record<string, string> = Object.assign({}, ...Object.values(parsed));

test('each label of the browser is in one of the modules, those of the chrome in none', () => {
	const { account = {}, checkout = {}, ordered = {}, goods = {}, ...others } = parsed;
	const places = Object.values(others).flatMap((labels) => Object.keys(labels));
	expect(new Set(places).size).toBe(places.length);
	expect(
		Object.keys(account).filter((key) => places.includes(key) && !/^(action|cart|slip)\.|^checkout\.pay_again$/.test(key) && !key.startsWith('error_')),
	).toEqual([]);
	expect(Object.keys({ ...checkout, ...ordered, ...goods }).filter((key) => /^(orders|stores|list)\./.test(key))).toEqual([]);
	expect(Object.keys(all).filter((key) => key.startsWith('chrome.'))).toEqual([]);
	expect(all).toMatchObject({ 'buy.add': labels['buy.add'], 'cart.title': labels['cart.title'], 'stores.title': labels['stores.title'] });
});

describe('a screen finds the labels that it and its parts name', () => {
	const screens = globSync('pages/*/*/Screen.tsx').map((file) => file.slice('pages/'.length, -'/Screen.tsx'.length));
	test.each(screens)('%s', (screen) => {
		const known = Object.assign({}, ...labelModulesOf(screen).map((module) => parsed[module]));
		const words = new Set(Object.keys(known).map((key) => key.split('.')[0]));
		expect(wordsOf(`pages/${screen}/Screen.tsx`).filter((word) => !words.has(word))).toEqual([]);
	});
});

/** First words of the labels named by a file and by what it imports. */
function wordsOf(root: string): readonly string[] {
	const files = new Set<string>();
	const words = new Set<string>();
	const walk = (file: string) => {
		if (files.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
		files.add(file);
		// What the server alone renders asks for its words there.
		const text = readFileSync(file, 'utf8').replaceAll(/import\.meta\.env\.SSR && <[^}]*}[^}]*}/g, '');
		for (const [, word = ''] of text.matchAll(/\bt(?:\.plural)?\((?:[^()'`]*\?\s*)?['`]([a-z_]+)\./g)) words.add(word);
		for (const [, path = ''] of text.matchAll(/(?:from|import) '([.#][^']+)'/g)) walk(path.startsWith('#') ? path.slice(1) : join(dirname(file), path));
	};
	walk(root);
	return [...words];
}
