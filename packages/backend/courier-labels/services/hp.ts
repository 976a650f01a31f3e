import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { base, oneOf, text } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { defineLabelService, type LabelAddress, type LabelOutcome, type LabelParcel } from '@titraj/contract/shop/define-label-service.ts';
import { askCarrier, type CarrierAnswer, CarrierRefusal, isPdf, listOf, partOf, toJson } from './ask-carrier.ts';
import { openCarrierSession } from './carrier-session.ts';
import { type Compartment, toCompartment } from './compartment.ts';
import { splitStreet } from './split-street.ts';

const NAME = 'Hrvatska pošta';
const TIMEOUT_MS = 30_000;
/** Parcels of one call, so that its answer comes in time. */
const AT_ONCE = 20;
/** Values of the interface: delivery to an address or a parcel locker, and the service of cash on delivery. */
const [TO_ADDRESS, TO_LOCKER, CASH] = [1, 3, 9];
const COMPARTMENTS: readonly Compartment<'X' | 'S' | 'M' | 'L'>[] = [
	{ size: 'X', sidesMm: [90, 160, 640] },
	{ size: 'S', sidesMm: [90, 380, 640] },
	{ size: 'M', sidesMm: [190, 380, 640] },
	{ size: 'L', sidesMm: [390, 380, 640] },
];

/** HP Shipping Service API (DXWebAPI) of Hrvatska pošta, Paket 24 (docs/courier-labels.md). Outcomes of parcels come with status 200; parcels are cancelled by the shop's reference. */
export const hp = defineLabelService({
	carrier: 'hp',
	settings: {
		username: optional('HP_USERNAME', text, {
			about: 'User name of the HP Shipping Service API (docs/courier-labels.md). Empty: no labels of Hrvatska pošta.',
		}),
		password: optional('HP_PASSWORD', text, { about: 'Password of that user.', secret: true }),
		service: setting('HP_SERVICE', oneOf('26', '29', '32', '38'), {
			standard: '26',
			about: 'Service of the contract: Paket 24 D+1 (`26`), D+2 (`29`), D+3 (`32`) or D+4 (`38`).',
		}),
		size: setting('HP_SIZE', oneOf('none', 'X', 'S', 'M', 'L'), {
			standard: 'none',
			about: 'Compartment of the parcel locker for a parcel with a product of unknown size; `none`: such a parcel gets no label.',
		}),
		paper: setting('HP_PAPER', oneOf('label', 'A4'), { standard: 'label', about: 'Form of the labels: one per page (`label`), or four on a sheet (`A4`).' }),
		url: setting('HP_URL', base, {
			standard: 'https://dxwebapi.posta.hr:9020',
			about: 'Address of the interface; `https://dxwebapit.posta.hr:9020` for its test environment.',
		}),
		signInUrl: setting('HP_SIGN_IN_URL', base, {
			standard: 'https://dxwebapi.posta.hr:9000',
			about: 'Address of its sign-in; `https://dxwebapit.posta.hr:9000` for its test environment.',
		}),
	},
	connect({ username, password, service, size, paper, url, signInUrl }) {
		if (username === undefined || password === undefined) return null;
		const call = openCarrierSession(NAME, async (signal) =>
			toToken(await askCarrier(NAME, `${signInUrl}/api/authentication/client_auth`, { method: 'POST', json: { username, password }, signal })),
		);
		const post = async (method: string, json: object): Promise<unknown> =>
			toResult(await call(`${url}/api/shipment/${method}`, { method: 'POST', json, signal: AbortSignal.timeout(TIMEOUT_MS) }));
		const cancel = async (references: readonly string[]) =>
			toStatuses(await post('cancel_shipment_orders', { parcels: references.map((reference) => ({ client_reference_number: reference })) }));
		return {
			atOnce: AT_ONCE,
			async make(parcels) {
				const read = parcels.map((parcel) => ({ parcel, ...toShipment(parcel, { service, size }) }));
				const outcomes = new Map<string, LabelOutcome>();
				for (const one of read) if ('reason' in one) outcomes.set(one.parcel.reference, { outcome: 'refused', reason: `${NAME}: ${one.reason}` });
				const sent = read.flatMap((one) => ('shipment' in one ? [one.shipment] : []));
				if (sent.length === 0) return outcomes;
				try {
					const answer = await post('create_shipment_orders', { parcels: sent, return_address_label: false });
					const made = toOutcomes(listOf(answer, 'ShipmentOrdersList'));
					for (const { parcel } of read) {
						const outcome = made.get(parcel.reference);
						if (outcome !== undefined) outcomes.set(parcel.reference, outcome);
					}
				} catch (cause) {
					if (!(cause instanceof CarrierRefusal)) throw cause;
					for (const { parcel } of read) if (!outcomes.has(parcel.reference)) outcomes.set(parcel.reference, { outcome: 'refused', reason: cause.message });
				}
				return outcomes;
			},
			/**
			 * The interface cannot search by a reference. A parcel whose answer was lost has no label in anybody's hands, so it is cancelled: whatever comes of that, no parcel
			 * with this reference is on its way.
			 */
			async find(references) {
				await cancel(references);
				return new Map();
			},
			async print(ids) {
				const answer = await post('fetch_shipping_labels', { A4: paper === 'A4', format: 1, barcodes: ids.map((barcode) => ({ barcode })) });
				const bytes = Buffer.from(String(partOf(answer, 'PackageLabel') ?? ''), 'base64');
				if (!isPdf(bytes)) throw new Error(`${NAME} answered without a PDF of the labels`);
				return bytes;
			},
			async cancel(_, reference) {
				const status = (await cancel([reference]))[0];
				if (status === undefined) throw new Error(`${NAME} answered without the outcome of the cancellation`);
				return status.isDone ? { outcome: 'cancelled' } : { outcome: 'refused', reason: status.reason };
			},
		};
	},
});

/** A shipment as the interface takes it, or why there can be none. */
function toShipment(
	{ reference, orderNumber, sender, recipient, locker, cash, grams, pieces }: LabelParcel,
	{ service, size }: { readonly service: string; readonly size: 'none' | 'X' | 'S' | 'M' | 'L' },
): { readonly shipment: object } | { readonly reason: string } {
	if (recipient.country !== 'HR') return { reason: `it delivers in Croatia only, and the recipient is in ${recipient.country}` };
	const compartment = locker === null ? null : pieces === null ? size : toCompartment(pieces, COMPARTMENTS);
	if (compartment === 'none') return { reason: 'a parcel locker needs the sizes of all products, or HP_SIZE' };
	if (locker !== null && compartment === null) return { reason: 'the goods do not fit into the largest compartment of its parcel lockers (38 × 39 × 64 cm)' };
	const phone = toHomePhone(recipient.phone);
	if (locker !== null && !phone.startsWith('09'))
		return { reason: 'a parcel locker needs a Croatian mobile number of the recipient; add it to the delivery address' };
	if (cash !== null && cash.currency !== 'EUR') return { reason: `amounts are sent without a currency, and the order is in ${cash.currency}` };
	const [from, to] = [toPlace(sender), toPlace(recipient)];
	const shipment = {
		...{
			client_reference_number: reference,
			service: Number(service),
			payed_by: 1,
			delivery_type: locker === null ? TO_ADDRESS : TO_LOCKER,
			reference_field_B: orderNumber,
		},
		...(compartment !== null && { parcel_size: compartment }),
		...(cash !== null && { payment_value: cash.cents / 100 }),
		sender: {
			...{ sender_name: from.name, sender_phone: toHomePhone(sender.phone), sender_email: sender.email, sender_street: from.street, sender_hnum: from.number },
			...{ sender_hnum_suffix: from.suffix, sender_zip: sender.postcode, sender_city: sender.city },
		},
		recipient: {
			...{ recipient_name: to.name, recipient_phone: phone, recipient_email: recipient.email, recipient_street: to.street, recipient_hnum: to.number },
			...{ recipient_hnum_suffix: to.suffix, recipient_zip: recipient.postcode, recipient_city: recipient.city },
			...(locker !== null && { recipient_delivery_center: locker }),
		},
		additional_services: cash === null ? [] : [{ additional_service_id: CASH }],
		packages: [{ barcode: '', barcode_type: 1, barcode_client: reference, weight: Math.max(grams, 1) / 1000 }],
	};
	return { shipment };
}

/** The number of a house is required; a dot stands for none, as in public clients. */
function toPlace({ name, street: line }: LabelAddress) {
	const [street, number, suffix] = splitStreet(line);
	return { name, street, number: number || '.', suffix };
}

/** A number as it is dialled in Croatia, `0911234567`; others with their prefix. Empty for none. */
function toHomePhone(typed: string): string {
	const phone = normalisePhone(typed) ?? '';
	return phone.startsWith('+385') ? `0${phone.slice(4)}` : phone;
}

function toToken(answer: CarrierAnswer): string {
	const token = partOf(toJson(answer), 'accessToken');
	if (answer.status === 200 && typeof token === 'string' && token !== '') return token;
	if (answer.status === 400 || answer.status === 401 || answer.status === 403)
		throw new CarrierRefusal(`${NAME}: user name or password is wrong (${answer.status})`);
	throw toError(answer);
}

/** Object or list of an answer. Throws for any other: what was done is then unknown. */
function toResult(answer: CarrierAnswer): unknown {
	const json = toJson(answer);
	if (answer.status !== 200 || json === null) throw toError(answer);
	return json;
}

const toError = ({ status }: CarrierAnswer): Error => new Error(`${NAME} answered ${status} without a result`);

interface Status {
	readonly isDone: boolean;
	readonly reason: string;
}

/** `ResponseStatus`: 0 for success, 1 for an error, which has a code and a message. */
const toStatus = (item: unknown): Status => ({
	isDone: partOf(item, 'ResponseStatus') === 0,
	reason: `${NAME}: ${String(partOf(item, 'ErrorMessage') ?? '').trim() || 'refused'} (${String(partOf(item, 'ErrorCode') ?? '?')})`.slice(0, 500),
});

const toStatuses = (answer: unknown): Status[] => (Array.isArray(answer) ? answer : []).map(toStatus);

/** Outcomes by the shop's reference. A shipment without an error and without a barcode has none. */
function toOutcomes(items: readonly unknown[]): Map<string, LabelOutcome> {
	return new Map(
		items.flatMap((item): [string, LabelOutcome][] => {
			const [reference, barcode, { isDone, reason }] = [partOf(item, 'ClientReferenceNumber'), partOf(listOf(item, 'Packages')[0], 'barcode'), toStatus(item)];
			if (typeof reference !== 'string') return [];
			if (isDone && barcode) return [[reference, { outcome: 'made', parcel: { id: String(barcode), number: String(barcode) } }]];
			return partOf(item, 'ResponseStatus') === 1 ? [[reference, { outcome: 'refused', reason }]] : [];
		}),
	);
}
