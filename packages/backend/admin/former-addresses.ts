import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasOwner } from '../accounts/index.ts';
import { ADMIN_PATH } from './admin-page.ts';
import type { Database } from './tables.ts';

/** Screens that replaced pages, by the name of the page. */
const SCREENS: Readonly<Record<string, string>> = {
	prijava: '/',
	narudzbe: '/orders',
	proizvodi: '/products',
	povrati: '/withdrawals',
	poruke: '/messages',
	recenzije: '/reviews',
	natpisi: '/shop-labels',
	prijevodi: '/translations',
	dojave: '/webhook-log',
};

/** Parameters of the old list of orders, with the list of the screen that replaced each. */
const LISTS = [
	['cekaju', 'to_confirm'],
	['povrat', 'refund_due'],
	['kasne', 'overdue'],
	['bezrobe', 'without_goods'],
] as const;
/** Parameters of the old lists of messages and reviews. */
const STATES: ReadonlyMap<string, string> = new Map([
	['nove', 'new'],
	['procitane', 'read'],
	['odgovorene', 'answered'],
	['pending', 'pending'],
	['approved', 'approved'],
	['rejected', 'rejected'],
]);

type Query = Readonly<Record<string, string | undefined>>;

interface Tools {
	readonly db: Database;
	/** Whether the request is signed in as staff: only staff see which order number or sku an id has. */
	isStaff(request: FastifyRequest): Promise<boolean>;
}

/** Redirects addresses of pages that screens of the application replaced, for bookmarks and for links in older mails to staff. */
export function registerFormerAddresses(scope: FastifyInstance, { db, isStaff }: Tools): void {
	for (const [page, screen] of Object.entries(SCREENS))
		scope.get<{ Querystring: Query }>(`${ADMIN_PATH}${page}/`, (request, reply) => reply.redirect(toScreen(screen, request.query), 303));

	// Printed by the backend at its start, with the setup code.
	scope.get<{ Querystring: Query }>(`${ADMIN_PATH}pocetak/`, async (request, reply) => {
		const code = new URLSearchParams({ code: String(request.query['kod'] ?? '').slice(0, 100) });
		return reply.redirect((await hasOwner(db)) ? ADMIN_PATH : `${ADMIN_PATH}#/first-visit?${code}`, 303);
	});

	scope.get<{ Params: { id: string } }>(`${ADMIN_PATH}narudzbe/:id/`, async (request, reply) => {
		const id = await toKnownId(request);
		const order = id === null ? undefined : await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();
		return reply.redirect(toScreen(order === undefined ? '/orders' : `/orders/${encodeURIComponent(order.number)}`, {}), 303);
	});

	scope.get<{ Params: { id: string } }>(`${ADMIN_PATH}proizvodi/:id/`, async (request, reply) => {
		const id = await toKnownId(request);
		const product = id === null ? undefined : await db.selectFrom('products').select('code').where('id', '=', id).executeTakeFirst();
		return reply.redirect(toScreen(product === undefined ? '/products' : `/products/${encodeURIComponent(product.code)}`, {}), 303);
	});

	async function toKnownId(request: FastifyRequest<{ Params: { id: string } }>): Promise<number | null> {
		const { id } = request.params;
		return /^\d{1,9}$/.test(id) && (await isStaff(request)) ? Number(id) : null;
	}
}

function toScreen(screen: string, query: Query): string {
	const list = LISTS.find(([name]) => query[name] === '1')?.[1];
	const state = STATES.get(String(query['stanje'] ?? ''));
	const asked = String(query['q'] ?? '').slice(0, 100);
	const of = query['vrsta'] === 'product' ? 'products' : null;
	const wanted = new URLSearchParams({ ...(list && { list }), ...(state && { state }), ...(asked && { q: asked }), ...(of && { of }) });
	return `${ADMIN_PATH}#${screen}${wanted.size === 0 ? '' : `?${wanted}`}`;
}
