import { readSettings, type Setting, type SettingValues, type Variables } from '../settings/setting.ts';

/** Who sends a parcel, or gets it. Empty texts are not known. */
export interface LabelAddress {
	/** Company, or the person's name. */
	readonly name: string;
	/** Person to ask for. */
	readonly contact: string;
	/** With the house number. */
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	/** ISO 3166 alpha-2. */
	readonly country: string;
	readonly phone: string;
	readonly email: string;
}

/** A parcel that needs a label. */
export interface LabelParcel {
	/** The shop's name of the label, at most 40 letters, digits and dashes. Unique: a parcel whose answer was lost is found by it. */
	readonly reference: string;
	readonly orderNumber: string;
	readonly sender: LabelAddress;
	readonly recipient: LabelAddress;
	/** The carrier's code of the locker; null for delivery to the address. */
	readonly locker: string | null;
	/** What the courier collects, in cents; null if nothing. */
	readonly cash: Amount | null;
	/** Value of the goods and their delivery. */
	readonly value: Amount;
	/** Weight with packaging; pieces of unknown weight count as the shop's setting says. */
	readonly grams: number;
	/** Sizes of the pieces with packaging; null if one is not known. */
	readonly pieces: readonly LabelPieces[] | null;
}

interface Amount {
	readonly cents: number;
	readonly currency: string;
}

/** Pieces of one product. */
export interface LabelPieces {
	readonly qty: number;
	/** Three sides in millimetres, in any order. */
	readonly sizeMm: readonly number[];
}

/** A parcel that the carrier knows. */
export interface CarrierParcel {
	/** The carrier's own id, by which it is printed and cancelled. */
	readonly id: string;
	/** Number on the label, by which it is tracked. */
	readonly number: string;
}

/** Result of announcing a parcel to the carrier. */
export type LabelOutcome =
	| { readonly outcome: 'made'; readonly parcel: CarrierParcel }
	/** There is no such parcel at the carrier; `reason` is for staff. */
	| { readonly outcome: 'refused'; readonly reason: string };

/** `gone`: the carrier knows no such parcel (any more). */
export type CancelOutcome = { readonly outcome: 'cancelled' | 'gone' } | { readonly outcome: 'refused'; readonly reason: string };

/** A carrier's service of labels, with its settings. Every function calls the carrier, and throws if there is no answer: whether it did what was asked is then unknown. */
export interface ConnectedLabelService {
	/** Parcels per call. */
	readonly atOnce: number;
	/** Announces parcels. Parcels without an outcome may exist at the carrier. */
	make(parcels: readonly LabelParcel[]): Promise<ReadonlyMap<LabelParcel['reference'], LabelOutcome>>;
	/** Parcels that were made since then, by reference; those that the carrier does not know are left out. */
	find(references: readonly string[], since: Date): Promise<ReadonlyMap<string, CarrierParcel>>;
	/** Labels of parcels that were made, as one PDF. */
	print(ids: readonly string[]): Promise<Uint8Array>;
	cancel(id: string, reference: string): Promise<CancelOutcome>;
}

type Settings = Readonly<Record<string, Setting<unknown>>>;

interface LabelServiceDefinition<Declared extends Settings> {
	/** Code of the carrier (`defineCarrier`), and of its parcel lockers. */
	readonly carrier: string;
	/** Its settings, read from the environment. Those without a default are needed. */
	readonly settings: Declared;
	/** It delivers to its parcel lockers only, not to addresses. */
	readonly lockersOnly?: boolean;
	connect(settings: SettingValues<Declared>): ConnectedLabelService | null;
}

/** A carrier's service of labels as the shop knows it. Nothing specific to a carrier exists outside of its file. */
export interface LabelService {
	readonly carrier: string;
	/** Whether it delivers to its parcel lockers only. */
	readonly lockersOnly: boolean;
	readonly settings: readonly Setting<unknown>[];
	/** Null while a setting that it needs is missing. Throws for an invalid one. */
	connect(variables: Variables): ConnectedLabelService | null;
}

/** Declares a service of labels; its line in `defineShop({ labels })`, or in the backend's list, adds it. */
export function defineLabelService<const Declared extends Settings>({
	carrier,
	settings,
	lockersOnly = false,
	connect,
}: LabelServiceDefinition<Declared>): LabelService {
	return { carrier, lockersOnly, settings: Object.values(settings), connect: (variables) => connect(readSettings(settings, variables)) };
}
