import type { SourceShipping, SourceShippingMethod } from '@titraj/backend/platform/source/shipping.ts';
import Type from 'typebox';
import { readJson } from '../load/read-json.ts';

const PRICES = { cents: Type.Integer(), free_over_cents: Type.Integer() };
const File = Type.Object({
	/** Postcode prefixes of towns on islands without a bridge. */
	islands: Type.Array(Type.String()),
	courier: Type.Object(PRICES),
	locker: Type.Object({ ...PRICES, maximum_grams: Type.Integer(), maximum_size_mm: Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]) }),
	bulky: Type.Object({ cents: Type.Integer() }),
});

const { islands, courier, locker, bulky } = readJson('shipping.json', File);

const toCroatia = (days: { days_from: number; days_to: number }): SourceShippingMethod[] => [
	{
		...{ code: 'courier', kind: 'home', title: 'Kurirska dostava', title_en: 'Courier delivery', takes_cash: true, choice_days: 5, takes_bulky: false },
		...{ ...days, free_over_cents: courier.free_over_cents, prices: [[0, courier.cents]] },
	},
	{
		...{ code: 'parcel_locker', kind: 'locker', title: 'Paketomat', title_en: 'Parcel locker', takes_bulky: false },
		...{ ...days, free_over_cents: locker.free_over_cents, prices: [[0, locker.cents]] },
		...{ maximum_grams: locker.maximum_grams, maximum_size_mm: locker.maximum_size_mm },
	},
	{
		...{ code: 'bulky', kind: 'home', title: 'Velika roba do ulaza', title_en: 'Bulky goods, kerbside delivery', only_bulky: true, choice_days: 5 },
		...{ days_from: 2, days_to: 4, prices: [[0, bulky.cents]] },
	},
];

/** Matches the demo page "Dostava": Croatia, longer transit to islands, and pickup in the stores. */
export const DEMO_SHIPPING: SourceShipping = {
	zones: [
		{ title: 'Hrvatska', areas: [{ country: 'HR' }], methods: toCroatia({ days_from: 1, days_to: 2 }) },
		{ title: 'Hrvatska, otoci', areas: islands.map((from) => ({ country: 'HR', from })), methods: toCroatia({ days_from: 2, days_to: 4 }) },
	],
	pickup: [
		{
			...{ code: 'pickup', kind: 'pickup', title: 'Preuzimanje u poslovnici', title_en: 'Collection in store' },
			...{ days_from: 0, days_to: 1, prices: [[0, 0]] },
		},
	],
	dispatch: { cut_off: '14:00', pickup_until: '17:00' },
	markets: {},
};
