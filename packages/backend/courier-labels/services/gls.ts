import { createHash } from 'node:crypto';
import { base, oneOf, text, whole } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { type CarrierParcel, defineLabelService, type LabelAddress, type LabelOutcome, type LabelParcel } from '@titraj/contract/shop/define-label-service.ts';
import { CarrierRefusal, isPdf, listOf, partOf } from './ask-carrier.ts';
import { splitStreet } from './split-street.ts';

const TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;
/** Parcels of one call, so that its answer comes in time. GLS prints 99 at once. */
const AT_ONCE = 40;
/** Error codes of the documentation: no parcel has this id. */
const NO_PARCEL = 4;

/** MyGLS of GLS Croatia, by its JSON interface (docs/courier-labels.md). The password is sent as bytes of its SHA-512, and errors come with status 200. */
export const gls = defineLabelService({
	carrier: 'gls',
	settings: {
		username: optional('GLS_USERNAME', text, { about: 'E-mail of the MyGLS account that makes labels (docs/courier-labels.md). Empty: no labels of GLS.' }),
		password: optional('GLS_PASSWORD', text, { about: 'Password of that account.', secret: true }),
		clientNumber: optional('GLS_CLIENT_NUMBER', whole(1), { about: 'Client number of the contract with GLS.' }),
		url: setting('GLS_URL', base, {
			standard: 'https://api.mygls.hr',
			about: 'Address of the MyGLS interface; `https://api.test.mygls.hr` for its test environment.',
		}),
		printer: setting('GLS_PRINTER', oneOf('A4_2x2', 'A4_4x1', 'Connect', 'Thermo'), {
			standard: 'A4_2x2',
			about: 'Form of the labels: four on a sheet (`A4_2x2`, `A4_4x1`), or one for a printer of labels (`Connect`, `Thermo`).',
		}),
	},
	connect({ username, password, clientNumber, url, printer }) {
		if (username === undefined || password === undefined || clientNumber === undefined) return null;
		const credentials = { Username: username, Password: [...createHash('sha512').update(password).digest()], WebshopEngine: 'Custom' };
		const call = (method: string, request: object) => post(`${url}/ParcelService.svc/json/${method}`, { ...credentials, ...request });
		return {
			atOnce: AT_ONCE,
			async make(parcels) {
				const now = Date.now();
				const answer = await call('PrintLabels', {
					ParcelList: parcels.map((parcel) => toParcel(parcel, { clientNumber, now })),
					...{ TypeOfPrinter: printer, PrintPosition: 1, ShowPrintDialog: false },
				});
				const made = toParcels(listOf(answer, 'PrintLabelsInfoList'));
				const errors = toErrors(listOf(answer, 'PrintLabelsErrorList'));
				return new Map(
					parcels.flatMap(({ reference }): [string, LabelOutcome][] => {
						const parcel = made.get(reference);
						if (parcel !== undefined) return [[reference, { outcome: 'made', parcel }]];
						const own = errors.filter(({ references }) => references.length === 0 || references.includes(reference));
						return own.length === 0 ? [] : [[reference, { outcome: 'refused', reason: describe(own) }]];
					}),
				);
			},
			async find(references, since) {
				const range = { PrintDateFrom: toDate(since.getTime() - DAY_MS), PrintDateTo: toDate(Date.now() + DAY_MS) };
				const answer = await call('GetParcelList', { PickupDateFrom: null, PickupDateTo: null, ...range });
				throwFor(answer, 'GetParcelListErrors');
				const known = toParcels(listOf(answer, 'PrintDataInfoList'));
				return new Map([...known].filter(([reference]) => references.includes(reference)));
			},
			async print(ids) {
				const answer = await call('GetPrintedLabels', { ParcelIdList: ids.map(Number), TypeOfPrinter: printer, PrintPosition: 1, ShowPrintDialog: false });
				throwFor(answer, 'GetPrintedLabelsErrorList');
				const bytes = Uint8Array.from(listOf(answer, 'Labels').map(Number));
				if (!isPdf(bytes)) throw new Error('GLS answered without a PDF of the labels');
				return bytes;
			},
			async cancel(id) {
				const answer = await call('DeleteLabels', { ParcelIdList: [Number(id)] });
				const errors = toErrors(listOf(answer, 'DeleteLabelsErrorList'));
				if (errors.length > 0) return errors.every(({ code }) => code === NO_PARCEL) ? { outcome: 'gone' } : { outcome: 'refused', reason: describe(errors) };
				const deleted = listOf(answer, 'SuccessfullyDeletedList').some((one) => String(partOf(one, 'ParcelId')) === id);
				if (!deleted) throw new Error('GLS answered without the outcome of the deletion');
				return { outcome: 'cancelled' };
			},
		};
	},
});

function toParcel({ reference, orderNumber, sender, recipient, locker, cash }: LabelParcel, { clientNumber, now }: { clientNumber: number; now: number }) {
	return {
		...{ ClientNumber: clientNumber, ClientReference: reference, Count: 1, Content: orderNumber, PickupDate: toDate(now) },
		...{ PickupAddress: toAddress(sender), DeliveryAddress: toAddress(recipient) },
		...(cash !== null && { CODAmount: cash.cents / 100, CODReference: orderNumber, CODCurrency: cash.currency }),
		ServiceList: locker === null ? [] : [{ Code: 'PSD', PSDParameter: { StringValue: locker } }],
	};
}

function toAddress({ name, contact, street, postcode, city, country, phone, email }: LabelAddress) {
	const [Street, HouseNumber, HouseNumberInfo] = splitStreet(street);
	return {
		...{ Name: name, Street, HouseNumber, HouseNumberInfo, City: city, ZipCode: postcode, CountryIsoCode: country },
		...{ ContactName: contact, ContactPhone: phone, ContactEmail: email },
	};
}

/** A moment as the interface writes it. */
const toDate = (ms: number): string => `/Date(${ms})/`;

/** An object of the answer. Throws without an answer, or for one without an object: the outcome of the call is then unknown. */
async function post(url: string, request: object): Promise<object> {
	const response = await fetch(url, {
		...{ method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body: JSON.stringify(request) },
		...{ redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) },
	}).catch((cause: unknown) => {
		throw new Error('GLS did not answer', { cause });
	});
	const answer: unknown = await response.json().catch(() => null);
	if (!response.ok || typeof answer !== 'object' || answer === null) throw new Error(`GLS answered ${response.status} without a result`);
	return answer;
}

/** Parcels with an id and a number, by the shop's reference. */
function toParcels(infos: readonly unknown[]): Map<string, CarrierParcel> {
	return new Map(
		infos.flatMap((info): [string, CarrierParcel][] => {
			const [reference, id, number] = [
				partOf(info, 'ClientReference') ?? partOf(partOf(info, 'Parcel'), 'ClientReference'),
				partOf(info, 'ParcelId'),
				partOf(info, 'ParcelNumber'),
			];
			return typeof reference === 'string' && id && number ? [[reference, { id: String(id), number: String(number) }]] : [];
		}),
	);
}

interface GlsError {
	readonly code: number;
	readonly text: string;
	/** References of the parcels that it is about; none if it is about the call. */
	readonly references: readonly string[];
}

const toErrors = (errors: readonly unknown[]): GlsError[] =>
	errors.map((error) => ({
		code: Number(partOf(error, 'ErrorCode')),
		text: String(partOf(error, 'ErrorDescription') ?? ''),
		references: listOf(error, 'ClientReferenceList').map(String),
	}));

const describe = (errors: readonly GlsError[]): string =>
	errors
		.map(({ code, text: description }) => `GLS: ${description.trim() || 'refused'} (${code})`)
		.join('; ')
		.slice(0, 500);

function throwFor(answer: object, name: string): void {
	const errors = toErrors(listOf(answer, name));
	if (errors.length > 0) throw new CarrierRefusal(describe(errors));
}
