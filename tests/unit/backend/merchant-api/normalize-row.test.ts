import { toCodeKey } from '@titraj/backend/listing/codes/to-code-key.ts';
import { checkRow } from '@titraj/backend/merchant-api/rows/check-row.ts';
import { toTitle } from '@titraj/backend/platform/text/to-title.ts';
import { describe, expect, test } from 'vitest';

const COMPOSED = 'ŽIC-Š1';
const DECOMPOSED = COMPOSED.normalize('NFD');

test('a sku is the same product in both forms of its letters, also in parts, related products and a quick order', () => {
	const checked = checkRow({ sku: DECOMPOSED, parts: [DECOMPOSED], related: [{ sku: 'A-1'.concat('Ž'.normalize('NFD')), kind: 'accessory' }] });
	const row = checked.ok ? checked.row : null;
	expect([row?.sku, row?.parts, row?.related?.[0]?.sku]).toEqual([COMPOSED, [COMPOSED], 'A-1Ž']);
	expect(toCodeKey(DECOMPOSED)).toBe(toCodeKey(COMPOSED));
});

describe('a title', () => {
	test.each([
		['control characters', 'Kabel\u0000\u0007 USB\n-C', 'Kabel USB -C'],
		['an override that turns the text around', 'Kabel \u202eCSU\u202c', 'Kabel CSU'],
		['isolates and marks', '\u2066Kabel\u2069\u200f\u200e\u061c', 'Kabel'],
		['invisible spaces', '\ufeffKa\u200bbel', 'Kabel'],
		['decomposed letters', 'žica'.normalize('NFD'), 'žica'],
	])('loses %s', (_, typed, title) => {
		expect(toTitle(typed)).toBe(title);
		const checked = checkRow({ sku: 'A-1', title: typed, manufacturer: typed, category_path: [typed], translations: { en: { title: typed } } });
		const row = checked.ok ? checked.row : null;
		expect([row?.title, row?.manufacturer, row?.category_path]).toEqual([title, title, [title]]);
		expect(JSON.stringify(row?.translations)).toBe(JSON.stringify({ en: { title } }));
	});

	test('keeps joined emoji', () => expect(toTitle('👩‍🔧 alat')).toBe('👩‍🔧 alat'));

	test('of nothing but such characters is refused', () => {
		expect(checkRow({ sku: 'A-1', title: '\u202e\u0007' })).toMatchObject({ ok: false, errors: [{ field: 'title' }] });
	});
});
