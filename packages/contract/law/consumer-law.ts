/** Periods that the law of a country gives consumers who buy at a distance, with the acts that set them. They are stated in every shop, whatever it promises (0112). */
export interface ConsumerLaw {
	/** Days from receiving the goods within which a purchase can be withdrawn from. */
	readonly withdrawalDays: number;
	/** Days from the withdrawal within which the consumer sends the goods back. */
	readonly returnDays: number;
	/** Days from the withdrawal, or from the cancellation, within which the seller refunds. */
	readonly refundDays: number;
	/** Years from delivery for which the seller is liable for lacks of conformity. */
	readonly liabilityYears: number;
	/** Days within which a trader answers a complaint. Croatian traders answer every consumer so. */
	readonly complaintDays: number;
	readonly sources: readonly string[];
}

const DIRECTIVES = [
	'Directive 2011/83/EU, articles 9(1), 13(1) and 14(1): withdrawal, refund, return',
	'Directive (EU) 2019/771, article 10(1): liability of at least two years',
] as const;

/** Answers to complaints: the seller is a Croatian trader. */
const CROATIAN_COMPLAINTS = 'Croatia: Zakon o zaštiti potrošača (NN 19/2022, 59/2023), article 10: written answer to a complaint within 15 days';

const UNION: Omit<ConsumerLaw, 'sources'> = { withdrawalDays: 14, returnDays: 14, refundDays: 14, liabilityYears: 2, complaintDays: 15 };

/** By country of the consumer, ISO 3166 alpha-2: each country that has a market. A starting point, not legal advice (docs/legal.md). */
export const CONSUMER_LAW = {
	HR: {
		...UNION,
		sources: [
			...DIRECTIVES,
			'Zakon o zaštiti potrošača (NN 19/2022, 59/2023), articles 79 and following: withdrawal, return, refund',
			'Zakon o obveznim odnosima (NN 35/2005 to 156/2022), articles 400 and following: liability',
			CROATIAN_COMPLAINTS,
		],
	},
	SI: { ...UNION, sources: [...DIRECTIVES, 'Zakon o varstvu potrošnikov, ZVPot-1 (Uradni list RS 130/2022)', CROATIAN_COMPLAINTS] },
	DE: { ...UNION, sources: [...DIRECTIVES, 'BGB, sections 312g, 355, 357 and 438', CROATIAN_COMPLAINTS] },
	AT: { ...UNION, sources: [...DIRECTIVES, 'FAGG, sections 11, 14 and 15', 'VGG, section 10', CROATIAN_COMPLAINTS] },
	IT: { ...UNION, sources: [...DIRECTIVES, 'Codice del consumo (D.Lgs. 206/2005), articles 52, 56, 57 and 133', CROATIAN_COMPLAINTS] },
	ES: {
		...UNION,
		liabilityYears: 3,
		sources: [...DIRECTIVES, 'Real Decreto Legislativo 1/2007, articles 104, 107, 108 and 120 (liability of three years)', CROATIAN_COMPLAINTS],
	},
	RS: { ...UNION, sources: ['Zakon o zaštiti potrošača (Službeni glasnik RS 88/2021)', CROATIAN_COMPLAINTS] },
	BA: {
		...UNION,
		withdrawalDays: 15,
		sources: ['Zakon o zaštiti potrošača u BiH (Službeni glasnik BiH 25/2006, 88/2015): withdrawal within 15 days', CROATIAN_COMPLAINTS],
	},
	ME: { ...UNION, sources: ['Zakon o zaštiti potrošača (Službeni list CG 2/2014 and amendments)', CROATIAN_COMPLAINTS] },
} as const satisfies Readonly<Record<string, ConsumerLaw>>;

export type LawCountry = keyof typeof CONSUMER_LAW;

/** The seller's country; its law applies where no other is known. */
const SELLER: LawCountry = 'HR';

/** The consumer law of a country. */
export function consumerLawOf(country: string | null | undefined): ConsumerLaw {
	const known: Readonly<Record<string, ConsumerLaw>> = CONSUMER_LAW;
	return known[country ?? SELLER] ?? CONSUMER_LAW[SELLER];
}
