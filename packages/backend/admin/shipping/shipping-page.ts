import type { FastifyInstance, FastifyReply } from 'fastify';
import { saveShippingSettings } from '../../editor/edit-shipping.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { MARKETS, type Market } from '../../platform/market/market.ts';
import { readDispatch } from '../../shipping/index.ts';
import { csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { field, readForm, table } from '../forms.ts';
import { MARKET_TITLES } from '../market-titles.ts';
import { isCountry, nameCountry } from '../tax-words.ts';
import { describeArea, KINDS, METHOD_PATH, type Notice, SAVED, SHIPPING_PATH, ZONE_PATH } from './shipping-words.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MOST_CLOSED_DAYS = 400;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Page of zones, pickup methods and general shipping settings. */
export function registerShipping(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { spremljeno?: string } }>(SHIPPING_PATH, async (request, reply) =>
		show(reply, { csrf: editorOf(request).csrf, notice: request.query.spremljeno === '1' ? SAVED : undefined }),
	);

	scope.post(SHIPPING_PATH, async (request, reply) => {
		const form = readForm(request.body);
		const parsed = parseSettings(form);
		if (typeof parsed === 'string') return show(reply, { csrf: editorOf(request).csrf, form, notice: { kind: 'refused', text: parsed } });
		await saveShippingSettings(db, parsed);
		return reply.redirect(`${SHIPPING_PATH}?spremljeno=1`, 303);
	});

	async function show(reply: FastifyReply, { csrf, notice, form }: { csrf: string; notice: Notice; form?: Readonly<Record<string, string>> }) {
		const zones = await db.selectFrom('shipping_zones').selectAll().orderBy('position').orderBy('id').execute();
		const areas = await db.selectFrom('shipping_zone_areas').selectAll().orderBy('id').execute();
		const methods = await db.selectFrom('shipping_methods').selectAll().orderBy('position').orderBy('id').execute();
		const values = form ?? (await readValues());
		const linksOf = (zoneId: number | null) =>
			methods
				.filter(({ zone_id }) => zone_id === zoneId)
				.map(({ id, title, kind }) => `<a href="${METHOD_PATH}${id}/">${escapeHtml(title)}</a> (${KINDS[kind]})`)
				.join('<br>') || 'Nema načina dostave: ovamo se ne dostavlja.';
		const rows = zones.map(({ id, title }) => {
			const own = areas.filter(({ zone_id }) => zone_id === id).map(describeArea);
			const shown = own.length > 6 ? [...own.slice(0, 6), `i još ${own.length - 6}`] : own;
			return [`<a href="${ZONE_PATH}${id}/">${escapeHtml(title)}</a>`, shown.map(escapeHtml).join(', '), linksOf(id)];
		});
		const body = `<p>Adresa pripada prvoj zoni koja navodi njezin poštanski broj, a inače prvoj koja navodi njezinu državu.</p>${rows.length === 0 ? '<p>Još nema nijedne zone, pa se nikamo ne dostavlja. Dodajte prvu.</p>' : table(['Zona', 'Područje', 'Načini dostave'], rows)}<p><a href="${ZONE_PATH}nova/">Nova zona</a></p><h2>Preuzimanje</h2><p>${methods.some(({ zone_id }) => zone_id === null) ? linksOf(null) : 'Narudžbe se ne mogu preuzeti u poslovnici.'}</p><p><a href="${METHOD_PATH}novi/">Novo preuzimanje</a></p><h2>Za sve zone</h2><form class="fields" method="post">${csrfField(csrf)}${[
			field({
				name: 'default_grams',
				label: 'Masa komada čija masa nije upisana, u gramima',
				type: 'number',
				step: '1',
				value: values['default_grams'] ?? '',
				required: true,
			}),
			field({
				...{ name: 'cut_off', label: 'Narudžbe kreću istoga dana do', value: values['cut_off'] ?? '', max: 5 },
				hint: 'Na primjer 14:00. Po tome kupac uz proizvod vidi kojega dana roba stiže. Prazno: uz proizvod ne piše dan.',
			}),
			field({
				...{ name: 'pickup_until', label: 'Preuzimanje je spremno istoga dana do', value: values['pickup_until'] ?? '', max: 5 },
				hint: 'Za robu koja je već u poslovnici, na primjer 17:00. Prazno: dan preuzimanja ne piše.',
			}),
			field({
				...{ name: 'closed_days', label: 'Dani kada ništa ne kreće', type: 'long', value: values['closed_days'] ?? '', max: 20_000 },
				hint: 'Po jedan u retku, na primjer 2026-12-31. Subote, nedjelje i blagdani računaju se sami.',
			}),
			marketFields(values),
		].join('')}<button>Spremi</button></form>`;
		return sendAdminPage(reply, { title: 'Dostava', section: 'dostava', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}

	async function readValues(): Promise<Record<string, string>> {
		const { default_grams } = await db.selectFrom('shipping_settings').select('default_grams').executeTakeFirstOrThrow();
		const rows = await db.selectFrom('delivery_countries').selectAll().orderBy('country').execute();
		const byMarket = MARKETS.map((market): [string, string] => [
			`market_${market}`,
			rows
				.filter((row) => row.market === market)
				.map(({ country }) => country)
				.join(', '),
		]);
		const { cutOff, pickupUntil, closedDays } = await readDispatch(db);
		const dispatch = { cut_off: cutOff ?? '', pickup_until: pickupUntil ?? '', closed_days: [...closedDays].toSorted().join('\n') };
		return { default_grams: String(default_grams), ...dispatch, ...Object.fromEntries(byMarket) };
	}
}

/** Countries by market; most shops leave them empty. */
function marketFields(values: Readonly<Record<string, string>>): string {
	const isOpen = MARKETS.some((market) => (values[`market_${market}`] ?? '') !== '');
	const fields = MARKETS.map((market) =>
		field({ name: `market_${market}`, label: `${MARKET_TITLES[market]} (${market})`, value: values[`market_${market}`] ?? '' }),
	);
	return `<details${isOpen ? ' open' : ''}><summary>Države dostave po tržištima</summary><p>Oznake odvojene zarezom, na primjer HR, SI. Prazno: sve države iz zona.</p>${fields.join('')}</details>`;
}

function parseSettings(form: Readonly<Record<string, string>>): Parameters<typeof saveShippingSettings>[1] | string {
	const grams = form['default_grams']?.trim() ?? '';
	if (!/^[1-9]\d{0,6}$/.test(grams)) return 'Masa mora biti cijeli broj grama, na primjer 1000.';
	const markets = new Map<Market, string[]>();
	for (const market of MARKETS) {
		const codes = (form[`market_${market}`] ?? '')
			.toUpperCase()
			.split(/[\s,;]+/)
			.filter(Boolean);
		const unknown = codes.find((code) => !isCountry(code));
		if (unknown !== undefined) return `Tržište ${market}: ${unknown} nije država u koju trgovina može dostavljati. Na primjer HR je ${nameCountry('HR')}.`;
		markets.set(market, [...new Set(codes)]);
	}
	const [cutOff, pickupUntil] = [form['cut_off']?.trim() || null, form['pickup_until']?.trim() || null];
	if ([cutOff, pickupUntil].some((time) => time !== null && !TIME.test(time))) return 'Vrijeme se piše kao 14:00.';
	const days = new Set((form['closed_days'] ?? '').split(/\s+/).filter(Boolean));
	const wrong = [...days].find((day) => !isDay(day));
	if (wrong !== undefined) return `Ovo nije dan: ${wrong.slice(0, 20)}. Na primjer 2026-12-31.`;
	if (days.size > MOST_CLOSED_DAYS) return `Dana kada ništa ne kreće može biti najviše ${MOST_CLOSED_DAYS}.`;
	return { defaultGrams: Number(grams), markets, dispatch: { cutOff, pickupUntil, closedDays: days } };
}
