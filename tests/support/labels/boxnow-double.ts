import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: the call is carried out, and its answer does not arrive. `html`: a page of a proxy with status 200. `huge`: an answer without an end. */
type Mood = 'well' | 'down' | 'lost' | 'html' | 'huge';

/** Body of a delivery request, as far as the double reads it. */
interface DeliveryRequest {
	readonly orderNumber: string;
	readonly paymentMode: string;
	readonly amountToBeCollected: string;
	readonly origin: { readonly locationId: string };
	readonly destination: { readonly locationId: string; readonly contactNumber: string; readonly contactEmail: string };
	readonly items: readonly { readonly compartmentSize?: number; readonly weight: number; readonly name: string }[];
}

interface Parcel {
	readonly request: DeliveryRequest;
	readonly createTime: string;
	state: 'new' | 'canceled' | 'in-transit';
}

export interface BoxNowDouble {
	readonly url: string;
	readonly settings: Readonly<Record<string, string>>;
	mood: Mood;
	/** Method and path of all calls, in order. */
	readonly calls: string[];
	/** Parcels by id, cancelled ones included. */
	readonly parcels: Map<string, Parcel>;
	/** Parcels of an order that are not cancelled; the order's number is the name of its item. */
	parcelsOf(order: string): Parcel[];
	/** Calls that a token is good for. */
	tokenUses: number;
	/** How many of the next lists are empty, as if the parcels appeared later. */
	emptyLists: number;
	/** Code that the next delivery requests are refused with; null: none. */
	refuseWith: string | null;
	close(): Promise<void>;
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const [CLIENT, SECRET, WAREHOUSE, LOCKERS] = ['klijent-1', 'tajna-boxnow', '77', ['42', '43']];
const FORBIDDEN = ['P414', 'P465', 'P466', 'X403'];

/** Plays the Partner API of BOX NOW, written by us from its public documentation (version 1.65) and from public clients of it; no parcel of it has ever been seen by BOX NOW. */
export async function startBoxNowDouble(): Promise<BoxNowDouble> {
	let [last, tokens] = [100_000, 0];
	const usesLeft = new Map<string, number>();

	function create(request: DeliveryRequest): [number, object] {
		const code =
			double.refuseWith ??
			(request.origin.locationId !== WAREHOUSE
				? 'P401'
				: !LOCKERS.includes(request.destination.locationId)
					? 'P402'
					: !request.destination.contactNumber.startsWith('+')
						? 'P405'
						: Number(request.amountToBeCollected) > 5000
							? 'P408'
							: [...double.parcels.values()].some((one) => one.request.orderNumber === request.orderNumber)
								? 'P410'
								: null);
		if (code !== null) return [FORBIDDEN.includes(code) ? 403 : 400, { code }];
		last += 1;
		double.parcels.set(String(last), { request, createTime: new Date().toISOString(), state: 'new' });
		return [200, { id: `R${last}`, parcels: [{ id: String(last) }] }];
	}

	function list(orderNumber: string | null): [number, object] {
		double.emptyLists -= 1;
		const data = double.emptyLists >= 0 ? [] : [...double.parcels].filter(([, { request }]) => request.orderNumber === orderNumber);
		return [
			200,
			{
				count: data.length,
				data: data.map(([id, { request, createTime, state }]) => ({
					id,
					state,
					createTime,
					deliveryRequest: request,
					cancelationRequested: state === 'canceled',
				})),
			},
		];
	}

	function cancel(id: string): [number, object | null] {
		const parcel = double.parcels.get(id);
		if (parcel === undefined) return [404, null];
		if (parcel.state === 'in-transit') return [400, { code: 'P420', message: 'Parcel not ready for cancel' }];
		parcel.state = 'canceled';
		return [200, null];
	}

	function answer(request: IncomingMessage, body: Record<string, unknown>): [number, object | string | null] {
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://double');
		const path = pathname.replace('/api/v1', '');
		if (path === '/auth-sessions') {
			if (body['client_id'] !== CLIENT || body['client_secret'] !== SECRET || body['grant_type'] !== 'client_credentials')
				return [401, { message: 'Unauthorized' }];
			tokens += 1;
			usesLeft.set(`Bearer token-${tokens}`, double.tokenUses);
			return [200, { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3600 }];
		}
		const bearer = request.headers.authorization ?? '';
		const left = usesLeft.get(bearer) ?? 0;
		usesLeft.set(bearer, left - 1);
		if (left <= 0) return [401, { message: 'Unauthorized' }];
		if (path === '/delivery-requests') return create(JSON.parse(JSON.stringify(body)));
		if (path === '/parcels') return list(searchParams.get('orderNumber'));
		if (path === '/labels:search') return Array.isArray(body['parcelIds']) ? [200, PDF] : [400, { code: 'P400' }];
		const [, , id = '', action] = path.split(/[/:]/);
		if (action === 'cancel') return cancel(id);
		if (action === 'label.pdf') return double.parcels.has(id) ? [200, PDF] : [404, null];
		return [404, null];
	}

	function respond(request: IncomingMessage, response: ServerResponse, text: string): unknown {
		double.calls.push(`${request.method} ${(request.url ?? '').replace('/api/v1', '').replace(/\?.*/, '')}`);
		if (double.mood === 'down') return response.writeHead(503).end('<html>busy</html>');
		if (double.mood === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
		const [status, answered] = answer(request, text === '' ? {} : JSON.parse(text));
		const isSignIn = request.url?.endsWith('/auth-sessions') === true;
		if (double.mood === 'lost' && !isSignIn && request.method === 'POST') return response.destroy();
		if (double.mood === 'huge' && !isSignIn) return sendEndless(response);
		const type = typeof answered === 'string' ? 'application/pdf' : 'application/json';
		return response
			.writeHead(status, { 'content-type': type })
			.end(typeof answered === 'string' ? answered : answered === null ? '' : JSON.stringify(answered));
	}

	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => respond(request, response, Buffer.concat(parts).toString('utf8')));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const double: BoxNowDouble = {
		...{ url, mood: 'well', calls: [], parcels: new Map(), refuseWith: null, tokenUses: 1000, emptyLists: 0 },
		settings: { BOXNOW_CLIENT_ID: CLIENT, BOXNOW_CLIENT_SECRET: SECRET, BOXNOW_ORIGIN: WAREHOUSE, BOXNOW_URL: url },
		parcelsOf: (order) => [...double.parcels.values()].filter(({ request, state }) => request.items[0]?.name === order && state !== 'canceled'),
		close: () => new Promise((done) => server.close(() => done())),
	};
	return double;
}

/** Writes until the reader hangs up. */
function sendEndless(response: ServerResponse): void {
	const block = Buffer.alloc(1_000_000, 'x');
	const write = () => {
		while (!response.destroyed && response.write(block));
	};
	response.on('drain', write).writeHead(200, { 'content-type': 'application/json' });
	write();
}
