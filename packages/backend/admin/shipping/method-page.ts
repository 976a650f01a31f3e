import type { FastifyInstance, FastifyReply } from 'fastify';
import { removeMethod, saveMethod } from '../../editor/edit-shipping.ts';
import { csrfField, sendAdminPage } from '../admin-page.ts';
import type { AdminTools } from '../admin-tools.ts';
import { readForm } from '../forms.ts';
import { methodFields, parseMethod, toBlankMethod, toMethodForm } from './method-form.ts';
import { METHOD_PATH, type Notice, SAVED, SHIPPING_PATH, toId } from './shipping-words.ts';

type Form = Readonly<Record<string, string>>;
/** Id `novi` creates a method: in the zone of the query parameter `zona`, or a pickup method without it. */
type Params = { Params: { id: string }; Querystring: { zona?: string; spremljeno?: string } };

/** Page of one shipping method with its prices. */
export function registerMethod(scope: FastifyInstance, { db, editorOf }: AdminTools): void {
	scope.get<Params>(`${METHOD_PATH}:id/`, async (request, reply) => {
		const found = await find(request.params.id, request.query.zona);
		if (found === null) return sendMissing(reply, editorOf(request).csrf);
		return show(reply, { csrf: editorOf(request).csrf, ...found, notice: request.query.spremljeno === '1' ? SAVED : undefined });
	});

	scope.post<Params>(`${METHOD_PATH}:id/`, async (request, reply) => {
		const { csrf } = editorOf(request);
		const found = await find(request.params.id, request.query.zona);
		if (found === null) return sendMissing(reply, csrf);
		const form = readForm(request.body);
		const refuse = (text: string) => show(reply, { csrf, ...found, form, notice: { kind: 'refused', text } });
		if (found.id !== null && form['remove'] === '1') {
			await removeMethod(db, found.id);
			return reply.redirect(`${SHIPPING_PATH}?spremljeno=1`, 303);
		}
		const parsed = parseMethod(form, found.zoneId);
		if (typeof parsed === 'string') return refuse(parsed);
		if (!(await saveMethod(db, found.id, parsed))) return refuse(`Oznaku ${parsed.method.code} već ima drugi način dostave te zone.`);
		return reply.redirect(`${SHIPPING_PATH}?spremljeno=1`, 303);
	});

	async function find(id: string, zone: string | undefined): Promise<{ id: number | null; zoneId: number | null; form: Form } | null> {
		const known = toId(id);
		if (known !== null) {
			const method = await db.selectFrom('shipping_methods').selectAll().where('id', '=', known).executeTakeFirst();
			const bands = await db.selectFrom('shipping_prices').select(['above', 'cents']).where('method_id', '=', known).orderBy('above').execute();
			return method === undefined ? null : { id: known, zoneId: method.zone_id, form: toMethodForm(method, bands) };
		}
		if (id !== 'novi') return null;
		if (zone === undefined) return { id: null, zoneId: null, form: toBlankMethod({ isPickup: true, taken: await readCodes(null) }) };
		const zoneId = toId(zone);
		const exists = zoneId !== null && (await db.selectFrom('shipping_zones').select('id').where('id', '=', zoneId).executeTakeFirst()) !== undefined;
		return exists ? { id: null, zoneId, form: toBlankMethod({ isPickup: false, taken: await readCodes(zoneId) }) } : null;
	}

	async function readCodes(zoneId: number | null): Promise<readonly string[]> {
		const methods = await db.selectFrom('shipping_methods').select('code').where('zone_id', 'is not distinct from', zoneId).execute();
		return methods.map(({ code }) => code);
	}
}

interface ShownMethod {
	readonly csrf: string;
	readonly id: number | null;
	readonly zoneId: number | null;
	readonly form: Form;
	readonly notice: Notice;
}

function show(reply: FastifyReply, { csrf, id, zoneId, form, notice }: ShownMethod): FastifyReply {
	const body = `<p><a href="${SHIPPING_PATH}">Sva dostava</a></p><form class="fields" method="post">${csrfField(csrf)}${methodFields(form, { isPickup: zoneId === null, isNew: id === null })}<button>Spremi</button></form>`;
	const title = id === null ? 'Novi način dostave' : (form['title'] ?? '');
	return sendAdminPage(reply, { title, section: 'dostava', csrf, body, notice, ...(notice?.kind === 'refused' && { status: 422 }) });
}

const sendMissing = (reply: FastifyReply, csrf: string) =>
	sendAdminPage(reply, { title: 'Tog načina dostave nema', section: 'dostava', csrf, status: 404, body: `<p><a href="${SHIPPING_PATH}">Sva dostava</a></p>` });
