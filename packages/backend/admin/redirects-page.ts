import { hasFixedHost } from '@titraj/contract/formats/redirect-target.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { editRedirect } from '../editor/edit-content.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { ADMIN_PATH, csrfField, sendAdminPage } from './admin-page.ts';
import type { AdminTools } from './admin-tools.ts';
import { field, readForm, searchForm, table } from './forms.ts';

const PATH = `${ADMIN_PATH}preusmjeravanja/`;
const SHOWN = 100;
const TYPES = [301, 302, 307, 308];

/** Redirects: a list, and a form that adds or changes one; an empty target deletes it. */
export function registerRedirects(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<{ Querystring: { q?: string; spremljeno?: string } }>(PATH, async (request, reply) => {
		const notice = request.query.spremljeno === '1' ? ({ kind: 'done', text: 'Spremljeno.' } as const) : undefined;
		return show(reply, { csrf: editorOf(request).csrf, asked: String(request.query.q ?? '').slice(0, 200), notice });
	});

	scope.post(PATH, async (request, reply) => {
		const form = readForm(request.body);
		const edit = { old_path: (form['old_path'] ?? '').trim(), new_path: (form['new_path'] ?? '').trim(), type: Number(form['type'] || 301) };
		const error = findError(edit);
		if (error !== null) return show(reply, { csrf: editorOf(request).csrf, asked: '', notice: { kind: 'refused', text: error }, form });
		await editRedirect(db, edit);
		return reply.redirect(`${PATH}?spremljeno=1`, 303);
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
			field({ name: 'new_path', label: 'Nova adresa', value: form['new_path'] ?? '', max: 500, hint: 'Prazno: preusmjeravanje se briše.' }),
			field({ name: 'type', label: 'Vrsta', value: form['type'] ?? '301', type: 'number', step: '1', hint: TYPES.join(', ') }),
		].join('')}<button>Spremi</button></form>${searchForm(asked, 'Početak stare adrese')}${table(
			['Stara adresa', 'Nova adresa', 'Vrsta'],
			rows.map(({ old_path, new_path, type }) => [escapeHtml(old_path), escapeHtml(new_path), String(type)]),
		)}`;
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

function findError({ old_path, new_path, type }: { old_path: string; new_path: string; type: number }): string | null {
	if (!/^\/[^\s]{0,499}$/.test(old_path) || old_path.startsWith('//')) return 'Stara adresa mora početi s jednom kosom crtom.';
	if (new_path === '') return null;
	if (!/^(\/(?!\/)|https?:\/\/)[^\s]{0,490}$/.test(new_path)) return 'Nova adresa mora početi s kosom crtom ili s http.';
	if (!hasFixedHost(new_path)) return 'Nova adresa mora navesti cijelu domenu, a iza nje kosu crtu: https://primjer.hr/(1).';
	if (new_path === old_path) return 'Nova adresa ne može biti ista kao stara.';
	return TYPES.includes(type) ? null : `Vrsta mora biti jedna od ${TYPES.join(', ')}.`;
}
