import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: the call is carried out, and its answer does not arrive. `html`: a page of a proxy with status 200. */
type Mood = 'well' | 'down' | 'lost' | 'html';

interface Shipment {
	readonly client_reference_number: string;
	readonly delivery_type: number;
	readonly parcel_size?: string;
	readonly payment_value?: number;
	readonly reference_field_B: string;
	readonly recipient: Readonly<Record<string, string>>;
	readonly additional_services: readonly { readonly additional_service_id: number }[];
	readonly packages: readonly { readonly weight: number }[];
}

export interface HpDouble {
	readonly settings: Readonly<Record<string, string>>;
	mood: Mood;
	/** Shipments by barcode, cancelled ones left out. */
	readonly shipments: Map<string, Shipment>;
	/** Barcodes that have been handed over. */
	readonly taken: Set<string>;
	/** Shipments of an order. */
	shipmentsOf(order: string): Shipment[];
	close(): Promise<void>;
}

interface Body {
	readonly username?: string;
	readonly password?: string;
	readonly parcels?: readonly Shipment[];
	readonly barcodes?: readonly { readonly barcode: string }[];
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const [USER, PASSWORD] = ['titraj', 'tajna-hp'];

/**
 * Plays the HP Shipping Service API of Hrvatska pošta, written by us from its public documentation (sign-in, create_shipment_orders) and, for answers, labels and
 * cancelling, from public clients of it; no parcel of it has ever been seen by Hrvatska pošta. A reference is never taken twice, not even after its shipment was cancelled.
 */
export async function startHpDouble(): Promise<HpDouble> {
	let last = 1000;
	const used = new Set<string>();
	const failed = (ErrorCode: number, ErrorMessage: string) => ({ ResponseStatus: 1, ErrorCode, ErrorMessage });
	const done = { ResponseStatus: 0, ErrorCode: null, ErrorMessage: null };

	function create(shipment: Shipment): object {
		const ClientReferenceNumber = shipment.client_reference_number;
		if (used.has(ClientReferenceNumber)) return { ClientReferenceNumber, ...failed(12, 'Pošiljka s tim brojem već postoji.'), Packages: [] };
		if (shipment.recipient['recipient_zip']?.length !== 5) return { ClientReferenceNumber, ...failed(7, 'Poštanski broj nije ispravan.'), Packages: [] };
		last += 1;
		used.add(ClientReferenceNumber);
		double.shipments.set(`CP${last}HR`, shipment);
		return { ClientReferenceNumber, ...done, Packages: [{ barcode: `CP${last}HR` }] };
	}

	function cancel({ client_reference_number: reference }: Shipment): object {
		const [barcode] = [...double.shipments].find(([, shipment]) => shipment.client_reference_number === reference) ?? [];
		if (barcode === undefined) return { ClientReferenceNumber: reference, ...failed(20, 'Pošiljka ne postoji.') };
		if (double.taken.has(barcode)) return { ClientReferenceNumber: reference, ...failed(21, 'Pošiljka je preuzeta.') };
		double.shipments.delete(barcode);
		return { ClientReferenceNumber: reference, ...done };
	}

	const methods: Readonly<Record<string, (body: Body) => object>> = {
		create_shipment_orders: ({ parcels = [] }) => ({ ShipmentOrdersList: parcels.map(create), ShipmentsLabel: null }),
		cancel_shipment_orders: ({ parcels = [] }) => parcels.map(cancel),
		fetch_shipping_labels: ({ barcodes = [] }) => ({
			PackageLabel: barcodes.length > 0 && barcodes.every(({ barcode }) => double.shipments.has(barcode)) ? Buffer.from(PDF).toString('base64') : null,
		}),
	};

	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			const path = request.url ?? '';
			if (double.mood === 'down') return response.writeHead(503).end('busy');
			if (double.mood === 'html') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
			const body: Body = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}');
			const json = { 'content-type': 'application/json' };
			if (path === '/api/authentication/client_auth') {
				const isKnown = body.username === USER && body.password === PASSWORD;
				return response
					.writeHead(isKnown ? 200 : 401, json)
					.end(JSON.stringify(isKnown ? { accessToken: 'hp-token', expiresIn: '14400' } : { message: 'Unauthorized' }));
			}
			if (request.headers.authorization !== 'Bearer hp-token') return response.writeHead(401).end();
			const answer = methods[path.replace('/api/shipment/', '')]?.(body);
			if (double.mood === 'lost') return response.destroy();
			return response.writeHead(answer === undefined ? 404 : 200, json).end(JSON.stringify(answer ?? {}));
		});
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const double: HpDouble = {
		...{ mood: 'well', shipments: new Map(), taken: new Set() },
		settings: { HP_USERNAME: USER, HP_PASSWORD: PASSWORD, HP_URL: url, HP_SIGN_IN_URL: url, HP_SIZE: 'M' },
		shipmentsOf: (order) => [...double.shipments.values()].filter(({ reference_field_B }) => reference_field_B === order),
		close: () => new Promise((closed) => server.close(() => closed())),
	};
	return double;
}
