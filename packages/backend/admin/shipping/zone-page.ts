import type { FastifyInstance, FastifyReply } from 'fastify';
import { removeZone, saveZone, type ZoneArea } from '../../editor/edit-shipping.ts';
import { MOST_AREAS, parseZoneArea } from '../../editor/shipping-input.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { field, readForm } from '../forms.ts';
import { METHOD_PATH, type Notice, SAVED, SHIPPING_PATH, toId, writeArea, ZONE_PATH } from './shipping-words.ts';

type Form = Readonly<Record<string, string>>;
/** Id `nova` creates a zone. */
type Params = { Params: { id: string }; Querystring: { spremljeno?: string } };

/** Page of one zone: its areas and shipping methods. */
export function registerZone(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<Params>(`${ZONE_PATH}:id/`, async (request, reply) => {
		const id = toId(request.params.id);
		const form = id === null ? { title: '', areas: '' } : await readZone(id);
		if (form === null || (id === null && request.params.id !== 'nova')) return sendMissing(reply, editorOf(request).csrf);
		return show(reply, { csrf: editorOf(request).csrf, id, form, notice: request.query.spremljeno === '1' ? SAVED : undefined });
	});

	scope.post<Params>(`${ZONE_PATH}:id/`, async (request, reply) => {
		const { csrf } = editorOf(request);
		const id = toId(request.params.id);
		const form = readForm(request.body);
		if (id !== null && form['remove'] === '1') {
			await removeZone(db, id);
			return reply.redirect(`${SHIPPING_PATH}?spremljeno=1`, 303);
		}
		const parsed = parseZone(form);
		if (typeof parsed === 'string') return show(reply, { csrf, id, form, notice: { kind: 'refused', text: parsed } });
		const saved = await saveZone(db, id, parsed);
		return saved === null ? sendMissing(reply, csrf) : reply.redirect(`${ZONE_PATH}${saved}/?spremljeno=1`, 303);
	});

	async function readZone(id: number): Promise<Form | null> {
		const zone = await db.selectFrom('shipping_zones').select('title').where('id', '=', id).executeTakeFirst();
		const areas = await db.selectFrom('shipping_zone_areas').selectAll().where('zone_id', '=', id).orderBy('id').execute();
		return zone === undefined ? null : { title: zone.title, areas: areas.map(writeArea).join('\n') };
	}

	async function show(reply: FastifyReply, { csrf, id, form, notice }: { csrf: string; id: number | null; form: Form; notice: Notice }) {
		const methods =
			id === null ? [] : await db.selectFrom('shipping_methods').select(['id', 'title']).where('zone_id', '=', id).orderBy('position').orderBy('id').execute();
		const links = methods.map((method) => `<li><a href="${METHOD_PATH}${method.id}/">${escapeHtml(method.title)}</a></li>`).join('');
		const body = `<p><a href="${SHIPPING_PATH}">Sva dostava</a></p><form class="fields" method="post">${csrfField(csrf)}${[
			field({ name: 'title', label: 'Naziv zone', value: form['title'] ?? '', required: true, max: 100 }),
			field({
				name: 'areas',
				label: 'Područje',
				type: 'long',
				value: form['areas'] ?? '',
				required: true,
				max: 20_000,
				hint: 'U retku: država, a iza nje po želji poštanski brojevi. HR je cijela Hrvatska, HR 20000-20999 raspon, HR 214 svi brojevi koji tako počinju.',
			}),
			...(id === null ? [] : [field({ name: 'remove', label: 'Obriši zonu s njezinim načinima dostave', type: 'switch' })]),
		].join(
			'',
		)}<button>Spremi</button></form>${id === null ? '' : `<h2>Načini dostave</h2>${links === '' ? '<p>Zona još nema načina dostave, pa se onamo ne dostavlja. Dodajte prvi.</p>' : `<ul>${links}</ul>`}<p><a href="${METHOD_PATH}novi/?zona=${id}">Novi način dostave</a></p>`}`;
		const title = id === null ? 'Nova zona' : `Zona ${form['title'] ?? ''}`;
		return sendAdminPage(reply, { title, section: 'dostava', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
	}
}

const sendMissing = (reply: FastifyReply, csrf: string) =>
	sendAdminPage(reply, { title: 'Te zone nema', section: 'dostava', csrf, status: 404, body: `<p><a href="${SHIPPING_PATH}">Sva dostava</a></p>` });

function parseZone(form: Form): { title: string; areas: ZoneArea[] } | string {
	const title = form['title']?.trim() ?? '';
	if (title === '' || title.length > 100) return 'Upišite naziv zone od najviše 100 znakova.';
	const lines = (form['areas'] ?? '')
		.split('\n')
		.map((line) => line.trim().toUpperCase())
		.filter(Boolean);
	if (lines.length === 0 || lines.length > MOST_AREAS) return `Područje treba barem jednu državu, a najviše ${MOST_AREAS} redaka.`;
	const areas: ZoneArea[] = [];
	for (const line of new Set(lines)) {
		const area = parseZoneArea(line);
		if (area === 'format') return `Ovaj redak nije područje: ${line.slice(0, 60)}. Na primjer HR ili HR 20000-20999.`;
		if (area === 'range') return `Raspon ide od manjeg do većeg broja iste duljine: ${line.slice(0, 60)}.`;
		areas.push(area);
	}
	return { title, areas };
}
