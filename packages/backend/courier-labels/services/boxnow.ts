import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { base, oneOf, text } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { type CarrierParcel, defineLabelService, type LabelOutcome, type LabelParcel } from '@titraj/contract/shop/define-label-service.ts';
import { askCarrier, type CarrierAnswer, CarrierRefusal, isPdf, listOf, partOf, toJson } from './ask-carrier.ts';
import { wordsOf } from './boxnow-errors.ts';
import { openCarrierSession } from './carrier-session.ts';
import { type Compartment, toCompartment } from './compartment.ts';

const NAME = 'BOX NOW';
const TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;
/** How old a parcel of ours may be whose answer was lost; numbers of other systems may be the same. */
const OLDEST_MS = 15 * DAY_MS;
/** Calls that run side by side: BOX NOW takes one parcel per call. */
const AT_ONCE = 10;
/** Sizes of compartments as the interface numbers them. */
const SIZES = { S: 1, M: 2, L: 3 };
type Size = keyof typeof SIZES;
const COMPARTMENTS: readonly Compartment<Size>[] = [
	{ size: 'S', sidesMm: [80, 450, 600] },
	{ size: 'M', sidesMm: [170, 450, 600] },
	{ size: 'L', sidesMm: [360, 450, 600] },
];

/** The Partner API of BOX NOW, which delivers to its parcel lockers (docs/courier-labels.md). Amounts are texts without a currency. */
export const boxnow = defineLabelService({
	carrier: 'boxnow',
	lockersOnly: true,
	settings: {
		clientId: optional('BOXNOW_CLIENT_ID', text, { about: 'Client id of the Partner API of BOX NOW (docs/courier-labels.md). Empty: no labels of BOX NOW.' }),
		clientSecret: optional('BOXNOW_CLIENT_SECRET', text, { about: 'Client secret of the Partner API.', secret: true }),
		origin: optional('BOXNOW_ORIGIN', text, {
			about: 'Id of the place where BOX NOW gets the parcels, such as the warehouse of the contract (`/origins` of the Partner API).',
		}),
		url: setting('BOXNOW_URL', base, {
			standard: 'https://api-production.boxnow.hr',
			about: 'Address of the Partner API; `https://api-stage.boxnow.hr` for its test environment.',
		}),
		partner: setting('BOXNOW_PARTNER', text, { standard: '', about: 'Id of the partner, for an account with several; else empty.' }),
		size: setting('BOXNOW_SIZE', oneOf('none', 'S', 'M', 'L'), {
			standard: 'none',
			about: 'Compartment for a parcel with a product of unknown size; `none`: not sent, which BOX NOW takes from a warehouse only.',
		}),
		paper: setting('BOXNOW_PAPER', oneOf('A6', 'A4'), { standard: 'A6', about: 'Form of the labels: one per page (`A6`), or four on a sheet (`A4`).' }),
	},
	connect({ clientId, clientSecret, origin, url, partner, size, paper }) {
		if (clientId === undefined || clientSecret === undefined || origin === undefined) return null;
		const api = url.endsWith('/api/v1') ? url : `${url}/api/v1`;
		const call = openCarrierSession(NAME, async (signal) => {
			const json = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
			return toToken(await askCarrier(NAME, `${api}/auth-sessions`, { method: 'POST', json, signal }));
		});
		const headers: Readonly<Record<string, string>> = partner === '' ? {} : { 'x-partnerid': partner };
		const get = (path: string, signal: AbortSignal) => call(`${api}${path}`, { method: 'GET', headers, signal });
		const post = (path: string, json: object | undefined, signal: AbortSignal) =>
			call(`${api}${path}`, { method: 'POST', headers, signal, ...(json !== undefined && { json }) });

		const listParcels = async (reference: string, signal: AbortSignal): Promise<readonly unknown[]> => {
			const answer = await get(`/parcels?orderNumber=${encodeURIComponent(reference)}`, signal);
			const json = toJson(answer);
			if (answer.status !== 200 || json === null) throw toError(answer);
			return listOf(json, 'data').filter((item) => partOf(partOf(item, 'deliveryRequest'), 'orderNumber') === reference);
		};

		const makeOne = async (parcel: LabelParcel, signal: AbortSignal): Promise<LabelOutcome> => {
			const read = toRequest(parcel, { origin, size });
			if ('reason' in read) return { outcome: 'refused', reason: `${NAME}: ${read.reason}` };
			const answer = await post('/delivery-requests', read.request, signal);
			const json = toJson(answer);
			const id = partOf(listOf(json, 'parcels')[0], 'id');
			if (isOk(answer) && id) return { outcome: 'made', parcel: toCarrierParcel(id) };
			const refused = toRefusal(answer);
			if (refused === null) throw toError(answer);
			if (refused.code !== 'P410') return { outcome: 'refused', reason: refused.reason };
			// An earlier attempt, whose answer was lost, may have arrived after the parcel was searched.
			const listed = await listParcels(parcel.reference, signal);
			if (listed.length === 0) throw new Error(`${NAME}: the number is taken, and its parcel is not listed yet; make the label again later (P410)`);
			const own = toFound(listed, Date.now() - OLDEST_MS);
			return own !== null && (own.email ?? parcel.recipient.email) === parcel.recipient.email
				? { outcome: 'made', parcel: own.parcel }
				: { outcome: 'refused', reason: refused.reason };
		};

		return {
			atOnce: AT_ONCE,
			async make(parcels) {
				const signal = AbortSignal.timeout(TIMEOUT_MS);
				const outcomes = await Promise.allSettled(parcels.map((parcel) => makeOne(parcel, signal).catch(toRefusedOutcome)));
				const failed = outcomes.find((one) => one.status === 'rejected');
				if (failed !== undefined && outcomes.every(({ status }) => status === 'rejected')) throw failed.reason;
				return new Map(parcels.flatMap(({ reference }, place) => (outcomes[place]?.status === 'fulfilled' ? [[reference, outcomes[place].value]] : [])));
			},
			async find(references, since) {
				const signal = AbortSignal.timeout(TIMEOUT_MS);
				const found = await Promise.all(references.map(async (reference) => toFound(await listParcels(reference, signal), since.getTime() - DAY_MS)));
				return new Map(references.flatMap((reference, place) => (found[place] ? [[reference, found[place].parcel]] : [])));
			},
			async print(ids) {
				const signal = AbortSignal.timeout(TIMEOUT_MS);
				const [only] = ids;
				const answer =
					only !== undefined && ids.length === 1 && paper === 'A6'
						? await get(`/parcels/${encodeURIComponent(only)}/label.pdf`, signal)
						: await post('/labels:search', { parcelIds: ids, paperSize: paper, perPage: paper === 'A4' ? 4 : 1 }, signal);
				if (answer.status !== 200) throw toError(answer);
				if (!isPdf(answer.bytes)) throw new Error(`${NAME} answered without a PDF of the labels`);
				return answer.bytes;
			},
			async cancel(id) {
				const answer = await post(`/parcels/${encodeURIComponent(id)}:cancel`, undefined, AbortSignal.timeout(TIMEOUT_MS));
				if (isOk(answer)) return { outcome: 'cancelled' };
				if (answer.status === 404) return { outcome: 'gone' };
				const refused = toRefusal(answer);
				if (refused === null) throw toError(answer);
				return { outcome: 'refused', reason: refused.reason };
			},
		};
	},
});

/** The body of a delivery request, or why BOX NOW cannot take the parcel. */
function toRequest(
	{ reference, orderNumber, sender, recipient, locker, cash, value, grams, pieces }: LabelParcel,
	{ origin, size }: { readonly origin: string; readonly size: Size | 'none' },
): { readonly request: object } | { readonly reason: string } {
	if (locker === null) return { reason: 'it delivers to parcel lockers only, and the order has none' };
	const phone = normalisePhone(recipient.phone);
	if (phone === null) return { reason: 'the recipient has no phone number that can be called from abroad (+385 …); add it to the delivery address' };
	if (value.currency !== 'EUR') return { reason: `amounts are sent without a currency, and the order is in ${value.currency}` };
	const compartment = pieces === null ? size : toCompartment(pieces, COMPARTMENTS);
	if (compartment === null) return { reason: 'the goods do not fit into its largest compartment (36 × 45 × 60 cm)' };
	const senderPhone = normalisePhone(sender.phone);
	const request = {
		...{
			orderNumber: reference,
			invoiceValue: toAmount(value.cents),
			paymentMode: cash === null ? 'prepaid' : 'cod',
			amountToBeCollected: toAmount(cash?.cents ?? 0),
		},
		origin: { locationId: origin, contactName: sender.name, contactEmail: sender.email, ...(senderPhone !== null && { contactNumber: senderPhone }) },
		destination: { locationId: locker, contactName: recipient.contact, contactEmail: recipient.email, contactNumber: phone },
		items: [
			{
				...{ id: reference, name: orderNumber, value: toAmount(value.cents), weight: Math.round(grams / 10) / 100 },
				...(compartment !== 'none' && { compartmentSize: SIZES[compartment] }),
			},
		],
	};
	return { request };
}

/** Cents as the interface writes amounts: `115.01`. */
const toAmount = (cents: number): string => (cents / 100).toFixed(2);

const toCarrierParcel = (id: unknown): CarrierParcel => ({ id: String(id), number: String(id) });

interface Found {
	readonly parcel: CarrierParcel;
	/** The recipient's, if the list has it. */
	readonly email: string | undefined;
}

/** The first parcel that is not cancelled. Older ones are of another shop, or of one that was set up anew. */
function toFound(items: readonly unknown[], since: number): Found | null {
	for (const item of items) {
		const [id, request, created] = [partOf(item, 'id'), partOf(item, 'deliveryRequest'), Date.parse(String(partOf(item, 'createTime') ?? ''))];
		const isCancelled = partOf(item, 'state') === 'canceled' || partOf(item, 'cancelationRequested') === true;
		if (!id || isCancelled || created < since) continue;
		const email = partOf(partOf(request, 'destination'), 'contactEmail');
		return { parcel: toCarrierParcel(id), email: typeof email === 'string' ? email : undefined };
	}
	return null;
}

const isOk = ({ status }: CarrierAnswer): boolean => status >= 200 && status < 300;

/** The token of a sign-in. A sign-in that is refused made nothing. */
function toToken(answer: CarrierAnswer): string {
	const json = toJson(answer);
	const token = partOf(json, 'access_token');
	if (answer.status === 200 && typeof token === 'string' && token !== '') return token;
	if (answer.status === 401) throw new CarrierRefusal(`${NAME}: client id or client secret is wrong (401)`);
	const refused = toRefusal(answer);
	throw refused === null ? toError(answer) : new CarrierRefusal(refused.reason);
}

/** Reason of an answer that says no, with the code that the documentation describes; null for one that says nothing, such as HTML. */
function toRefusal(answer: CarrierAnswer): { readonly code: string; readonly reason: string } | null {
	if (answer.status < 400 || answer.status >= 500) return null;
	const json = toJson(answer);
	const code = partOf(json, 'code');
	if (typeof code !== 'string' || code === '') return null;
	const message = partOf(json, 'message');
	const words = wordsOf(code) ?? (typeof message === 'string' && message !== '' ? message : 'refused');
	return { code, reason: `${NAME}: ${words} (${code})`.slice(0, 500) };
}

/** An answer that does not say what was done. */
function toError(answer: CarrierAnswer): Error {
	const code = partOf(toJson(answer), 'code');
	const words = typeof code === 'string' ? wordsOf(code) : undefined;
	return new Error(words === undefined ? `${NAME} answered ${answer.status} without a result` : `${NAME}: ${words} (${String(code)})`);
}

function toRefusedOutcome(cause: unknown): LabelOutcome {
	if (cause instanceof CarrierRefusal) return { outcome: 'refused', reason: cause.message };
	throw cause;
}
