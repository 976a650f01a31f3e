import { cancelLabel, giveUpLabel } from '@titraj/back-office/api/labels.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllGlobals();
});

const answer = (status: number, detail: string) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ title: 'Conflict', detail }), { status }));
const detailOf = async (call: Promise<{ readonly ok: boolean; readonly failure?: { readonly detail: string } }>) => (await call).failure?.detail;

test.each([
	[409, 'GLS: Paket je preuzet (4)', 'Odgovor pružatelja: GLS: Paket je preuzet (4)'],
	[409, 'the label is refused', 'naljepnica nije izrađena: nema što otkazati'],
	[500, 'something of the shop', 'something of the shop'],
])('marks the words of a carrier that refuses to cancel a label, and no others (%i, %s)', async (status, detail, text) => {
	answer(status, detail);
	expect(await detailOf(cancelLabel(1))).toBe(text);
});

test('marks nothing as the answer of a carrier that is not asked', async () => {
	answer(409, 'something of the shop');
	expect(await detailOf(giveUpLabel(1))).toBe('something of the shop');
});
