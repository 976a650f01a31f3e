import { readFileSync } from 'node:fs';
import { toReductionPercent } from '@titraj/contract/formats/reduction.ts';
import { fillLaw } from '@titraj/contract/law/fill-law.ts';
import { describe, expect, test } from 'vitest';

/** The sentence of each language's terms that percentages refer to the lowest price of 30 days. */
const BASES = {
	hr: 'u odnosu na tu najnižu cijenu',
	en: 'calculated from that lowest price',
	de: 'bezieht sich auf diesen niedrigsten Preis',
	es: 'se calcula sobre ese precio más bajo',
	it: 'si calcola su quel prezzo più basso',
	sl: 'se računa od te najnižje cene',
	sr: 'u odnosu na tu najnižu cenu',
	bs: 'u odnosu na tu najnižu cijenu',
};

const read = (path: string): string => readFileSync(`packages/demo/data/${path}`, 'utf8');

describe('the reference price of percentages', () => {
	test.each(Object.entries(BASES))('is the lowest price of 30 days in the terms in %s, as in the code', (language, words) => {
		expect(read(`pages/${language}/uvjeti-kupnje.md`)).toContain(words);
	});

	test('is the same in the magazine as in the code', () => {
		expect(toReductionPercent({ now: 80_00, regular: 100_00, lowest: 85_00 })).toBe(6);
		expect(read('posts/hr/najniza-cijena-u-30-dana.md')).toContain('80 €, −6 %, redovna 100 €, najniža u 30 dana 85 €');
	});
});

test('Spanish texts state three years of guarantee, wherever the guarantee is mentioned', () => {
	const labels = readFileSync('locales/es.json', 'utf8');
	const mail = readFileSync('packages/backend/platform/mail/words/confirmation/es.ts', 'utf8');
	const page = readFileSync('packages/demo/data/pages/es/povrat-i-reklamacije.md', 'utf8');
	expect(fillLaw(labels, 'ES')).toContain('"product.conformity": "Garantía legal de conformidad de 3\u00a0años"');
	expect(fillLaw(mail, 'ES')).toContain('durante 3 años si vive en España');
	expect(page).toContain('durante tres años si vive en España');
	expect(`${page}${mail}`).not.toContain('dos años de los defectos');
});
