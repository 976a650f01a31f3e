import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: the call is carried out, and its answer does not arrive. */
type Mood = 'well' | 'down' | 'lost';

interface Parcel {
	readonly ClientNumber: number;
	readonly ClientReference: string;
	readonly Content: string;
	readonly CODAmount?: number;
	readonly CODReference?: string;
	readonly DeliveryAddress: Readonly<Record<string, string>>;
	readonly ServiceList: readonly { readonly Code: string; readonly PSDParameter?: { readonly StringValue: string } }[];
}

interface Request {
	readonly Username?: string;
	readonly Password?: readonly number[];
	readonly ParcelList?: readonly Parcel[];
	readonly ParcelIdList?: readonly number[];
}

export interface GlsDouble {
	readonly url: string;
	readonly settings: Readonly<Record<string, string>>;
	mood: Mood;
	/** Names of all calls, in order. */
	readonly calls: string[];
	/** Parcels that exist, by id. */
	readonly parcels: Map<number, Parcel>;
	/** Parcels that the courier has taken. */
	readonly taken: Set<number>;
	close(): Promise<void>;
}

const PDF = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
	'latin1',
);
const [USER, PASSWORD, CLIENT] = ['shop@titraj.example', 'tajna-lozinka', 100_000_001];

/**
 * Plays MyGLS, written by us from its public documentation (MyGLS API, ver. 25.12.11) and from public clients of it; no parcel of it has ever been seen by GLS. Wrong
 * credentials come with status 200 and an error without references, as there.
 */
export async function startGlsDouble(): Promise<GlsDouble> {
	let last = 9000;
	const answers: Readonly<Record<string, (request: Request) => object>> = {
		PrintLabels({ ParcelList = [] }) {
			const errors: object[] = [];
			const infos: object[] = [];
			for (const parcel of ParcelList) {
				const { ZipCode = '', ContactPhone = '' } = parcel.DeliveryAddress;
				const isLocker = parcel.ServiceList.some(({ Code }) => Code === 'PSD');
				const wrong = ZipCode.length !== 5 ? 'Wrong ZipCode in DeliveryAddress' : isLocker && ContactPhone === '' ? 'ContactPhone is required for PSD' : null;
				if (parcel.ClientNumber !== CLIENT || wrong !== null) {
					errors.push({ ErrorCode: 13, ErrorDescription: wrong ?? 'Unknown client number', ClientReferenceList: [parcel.ClientReference], ParcelIdList: [] });
					continue;
				}
				last += 1;
				double.parcels.set(last, parcel);
				infos.push({ ClientReference: parcel.ClientReference, ParcelId: last, ParcelNumber: 51_000_000_000 + last });
			}
			return { Labels: infos.length > 0 ? [...PDF] : [], PrintLabelsErrorList: errors, PrintLabelsInfoList: infos };
		},
		GetParcelList: () => ({
			GetParcelListErrors: [],
			PrintDataInfoList: [...double.parcels].map(([ParcelId, Parcel]) => ({
				...{ ClientReference: Parcel.ClientReference, ParcelId, ParcelNumber: 51_000_000_000 + ParcelId, Parcel },
			})),
		}),
		GetPrintedLabels({ ParcelIdList = [] }) {
			const unknown = ParcelIdList.filter((id) => !double.parcels.has(id));
			const errors = unknown.map((id) => ({ ErrorCode: 4, ErrorDescription: 'Parcel ID not exists', ParcelIdList: [id] }));
			return { Labels: errors.length > 0 ? [] : [...PDF], GetPrintedLabelsErrorList: errors };
		},
		DeleteLabels({ ParcelIdList = [] }) {
			const [id = 0] = ParcelIdList;
			const error = !double.parcels.has(id)
				? { ErrorCode: 4, ErrorDescription: 'Parcel ID not exists', ParcelIdList: [id] }
				: double.taken.has(id)
					? { ErrorCode: 6, ErrorDescription: 'Parcel with this ID has different status than PRINTED', ParcelIdList: [id] }
					: null;
			if (error !== null) return { DeleteLabelsErrorList: [error], SuccessfullyDeletedList: [] };
			double.parcels.delete(id);
			return { DeleteLabelsErrorList: [], SuccessfullyDeletedList: [{ ParcelId: id, SubParcelIdList: [] }] };
		},
	};
	const errorLists: Readonly<Record<string, string>> = {
		...{
			PrintLabels: 'PrintLabelsErrorList',
			GetParcelList: 'GetParcelListErrors',
			GetPrintedLabels: 'GetPrintedLabelsErrorList',
			DeleteLabels: 'DeleteLabelsErrorList',
		},
	};
	const digest = JSON.stringify([...createHash('sha512').update(PASSWORD).digest()]);
	const server = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			const method = (request.url ?? '').replace('/ParcelService.svc/json/', '');
			double.calls.push(method);
			const answer = answers[method];
			if (double.mood === 'down' || answer === undefined) return response.writeHead(503).end('<html>busy</html>');
			const body: Request = JSON.parse(Buffer.concat(parts).toString('utf8'));
			const isKnown = body.Username === USER && JSON.stringify(body.Password) === digest;
			const answered = isKnown ? answer(body) : { [errorLists[method] ?? '']: [{ ErrorCode: -1, ErrorDescription: 'Unauthorized.' }] };
			if (double.mood === 'lost') return response.destroy();
			return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const double: GlsDouble = {
		...{ url, mood: 'well', calls: [], parcels: new Map(), taken: new Set() },
		settings: { GLS_USERNAME: USER, GLS_PASSWORD: PASSWORD, GLS_CLIENT_NUMBER: String(CLIENT), GLS_URL: url },
		close: () => new Promise((done) => server.close(() => done())),
	};
	return double;
}
