import type { FastifyInstance, FastifyReply } from 'fastify';
import { REDIRECT_TYPES, type RedirectError } from '../content/redirects/find-redirect-error.ts';
import { isInEffect } from '../content/redirects/is-in-effect.ts';
import { readRedirectsCsv } from '../content/redirects/read-redirects-csv.ts';
import { saveRedirects } from '../content/redirects/save-redirects.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, readForm, searchForm, table } from './forms.ts';

const PATH = `${ADMIN_PATH}preusmjeravanja/`;
const SHOWN = 100;
/** Characters of a pasted table: some ten thousand rules. */
const LONGEST_TABLE = 2_000_000;
const REPORTED = 200;

const ERRORS: Readonly<Record<RedirectError, string>> = {
	old_path: 'Stara adresa mora početi s jednom kosom crtom.',
	new_path: 'Nova adresa mora početi s kosom crtom ili s http.',
	host: 'Nova adresa mora navesti cijelu domenu, a iza nje kosu crtu: https://primjer.hr/(1).',
	same: 'Nova adresa ne može biti ista kao stara.',
	type: `Vrsta mora biti jedna od ${REDIRECT_TYPES.join(', ')}.`,
	loop: 'To preusmjeravanje vodi u krug, samo ili preko drugih. Nije spremljeno.',
};

const NOTICES: Readonly<Record<string, string>> = {
	vrijedi: 'Spremljeno. Preusmjeravanje već vrijedi u trgovini.',
	zapisano:
		'Zapisano, ali trgovina to još ne primjenjuje. Počet će vrijediti kad trgovina preuzme promjene; ako se to ne dogodi za nekoliko minuta, provjerite radi li trgovina.',
};

/** Redirects: a list, and a form that adds or changes one; an empty target deletes it. */
export function registerRedirects(scope: FastifyInstance, { db, editorOf, siteUrl }: AdminTools): void {
	scope.get<{ Querystring: { q?: string; ucinjeno?: string } }>(PATH, async (request, reply) => {
		const done = NOTICES[String(request.query.ucinjeno ?? '')];
		const notice = done === undefined ? undefined : ({ kind: 'done', text: done } as const);
		return show(reply, { csrf: editorOf(request).csrf, asked: String(request.query.q ?? '').slice(0, 200), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const edit = { old_path: (form['old_path'] ?? '').trim(), new_path: (form['new_path'] ?? '').trim(), type: Number(form['type'] || 301) };
		const [saved] = await saveRedirects(db, [edit]);
		if (saved?.outcome === 'refused')
			return show(reply, { csrf: editorOf(request).csrf, asked: '', notice: { kind: 'refused', text: ERRORS[saved.reason] }, form });
		return reply.redirect(`${PATH}?ucinjeno=${(await isInEffect(edit, siteUrl)) ? 'vrijedi' : 'zapisano'}`, 303);
	});

	scope.post(`${PATH}tablica/`, { bodyLimit: 3 * LONGEST_TABLE }, async (request, reply) => {
		const { csrf } = editorOf(request);
		const rows = readRedirectsCsv(readForm(request.body)['table'] ?? '');
		const rules = rows.flatMap((row) => ('row' in row ? [row] : []));
		const saved = await saveRedirects(
			db,
			rules.map(({ row }) => row),
		);
		const refused = [
			...rows.flatMap((row) => ('reason' in row ? [[String(row.line), '', escapeHtml(row.reason)]] : [])),
			...saved.flatMap((result, place) =>
				result.outcome === 'refused' ? [[String(rules[place]?.line), escapeHtml(rules[place]?.row.old_path ?? ''), ERRORS[result.reason]]] : [],
			),
		];
		const count = (outcome: string) => saved.filter((result) => result.outcome === outcome).length;
		const report = `Redaka: ${rows.length}. Novih: ${count('created')}, promijenjenih: ${count('updated')}, nepromijenjenih: ${count('unchanged')}, odbijenih: ${refused.length}.`;
		const body = `<p role="status">${report}</p>${refused.length === 0 ? '' : table(['Redak', 'Stara adresa', 'Zašto je odbijen'], refused.slice(0, REPORTED))}<p><a href="${PATH}">Sva preusmjeravanja</a></p>`;
		return sendAdminPage(reply, { title: 'Učitavanje preusmjeravanja', section: 'preusmjeravanja', csrf, body });
	});

	async function show(reply: FastifyReply, { csrf, asked, notice, form = {} }: ShownRedirects) {
		const rows = await db
			.selectFrom('redirects')
			.selectAll()
			.where('old_path', '>=', asked)
			.where('old_path', 'like', `${asked.replace(/[\\%_]/g, '\\$&')}%`)
			.orderBy('old_path')
			.limit(SHOWN)
			.execute();
		const body = `<form class="fields" method="post">${csrfField(csrf)}${[
			field({
				name: 'old_path',
				label: 'Stara adresa',
				value: form['old_path'] ?? '',
				required: true,
				max: 500,
				hint: 'Na primjer /staro/ ili /staro/(slug+)/',
			}),
			field({ name: 'new_path', label: 'Nova adresa', value: form['new_path'] ?? '', max: 500, hint: 'Prazno: preusmjeravanje se briše, osim uz vrstu 410.' }),
			field({
				name: 'type',
				label: 'Vrsta',
				value: form['type'] ?? '301',
				type: 'number',
				step: '1',
				hint: `${REDIRECT_TYPES.join(', ')}; 410: stranice više nema.`,
			}),
		].join('')}<button>Spremi</button></form>${searchForm(asked, 'Početak stare adrese')}${table(
			['Stara adresa', 'Nova adresa', 'Vrsta'],
			rows.map(({ old_path, new_path, type }) => [escapeHtml(old_path), escapeHtml(new_path), String(type)]),
		)}<h2>Učitaj iz tablice</h2><form class="fields" method="post" action="${PATH}tablica/">${csrfField(csrf)}${field({
			...{ name: 'table', label: 'Redci iz tablice ili datoteke CSV', type: 'long', max: LONGEST_TABLE, required: true },
			hint: 'Stupci: stara adresa, nova adresa (prazno uz 410), vrsta (prazno: 301). Zalijepite ih iz programa za tablice.',
		})}<button>Učitaj</button></form>`;
		return sendAdminPage(reply, {
			title: 'Preusmjeravanja',
			section: 'preusmjeravanja',
			csrf,
			body,
			notice,
			...(notice?.kind === 'refused' && { status: 422 }),
		});
	}
}

interface ShownRedirects {
	readonly csrf: string;
	readonly asked: string;
	readonly notice: Parameters<typeof sendAdminPage>[1]['notice'];
	readonly form?: Readonly<Record<string, string>>;
}
