import { vocabularyErrors } from './schema-vocabulary.ts';

type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '' && !/<\/?[a-z][^>]*>/i.test(value);
const isUrl: Rule = (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
const isAmount: Rule = (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value);
const isDay: Rule = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isMoment: Rule = (value) => isDay(value) && /T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(String(value));
const isRate: Rule = (value) => typeof value === 'number' && value >= 1 && value <= 5;
const isDegree: Rule = (value) => typeof value === 'number' && Math.abs(value) <= 180;
const isTime: Rule = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const isCount: Rule = (value) => Number.isInteger(value) && Number(value) > 0;
const some =
	(rule: Rule): Rule =>
	(value) =>
		Array.isArray(value) && value.length > 0 && value.every(rule);
const oneOf =
	(...values: string[]): Rule =>
	(value) =>
		values.some((known) => known === value);
const is =
	(type: string): Rule =>
	(value) =>
		typeof value === 'object' && value !== null && '@type' in value && [value['@type']].flat()[0] === type;
/** Schema.org also allows an address in one line. */
const isAddress: Rule = (value) => isText(value) || is('PostalAddress')(value);
const inOrder: Rule = (value) =>
	Array.isArray(value) && value.length > 0 && value.every((item, place) => is('ListItem')(item) && Reflect.get(Object(item), 'position') === place + 1);

/** Requirements of search engines by type: required fields, and the format of fields. */
const TYPES: Record<string, { required: string[]; fields: Record<string, Rule> }> = {
	Product: {
		required: ['name', 'image', 'offers', 'sku'],
		fields: {
			name: isText,
			description: isText,
			image: some(isUrl),
			gtin13: (value) => /^\d{13}$/.test(String(value)),
			mpn: isText,
			offers: is('Offer'),
			aggregateRating: is('AggregateRating'),
			review: some(is('Review')),
			brand: is('Brand'),
			hasEnergyConsumptionDetails: is('EnergyConsumptionDetails'),
		},
	},
	Offer: {
		required: ['price', 'priceCurrency', 'availability', 'url'],
		fields: {
			price: isAmount,
			priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
			availability: oneOf(...['InStock', 'BackOrder', 'OutOfStock'].map((name) => `https://schema.org/${name}`)),
			itemCondition: oneOf(...['New', 'Refurbished', 'Used'].map((condition) => `https://schema.org/${condition}Condition`)),
			url: isUrl,
			priceValidUntil: isDay,
			seller: is('Organization'),
		},
	},
	AggregateRating: { required: ['ratingValue'], fields: { ratingValue: isRate, reviewCount: isCount, ratingCount: isCount } },
	Review: {
		required: ['author', 'reviewRating'],
		fields: { author: is('Person'), reviewRating: is('Rating'), reviewBody: isText, datePublished: isDay, image: some(isUrl) },
	},
	Rating: { required: ['ratingValue'], fields: { ratingValue: isRate } },
	Person: { required: ['name'], fields: { name: isText, url: isUrl } },
	Article: {
		required: ['headline', 'datePublished', 'dateModified', 'mainEntityOfPage', 'publisher'],
		fields: {
			headline: isText,
			description: isText,
			datePublished: isMoment,
			dateModified: isMoment,
			mainEntityOfPage: isUrl,
			image: isUrl,
			author: is('Person'),
			publisher: is('Organization'),
		},
	},
	EnergyConsumptionDetails: {
		required: ['hasEnergyEfficiencyCategory', 'energyEfficiencyScaleMin', 'energyEfficiencyScaleMax'],
		fields: { hasEnergyEfficiencyCategory: isUrl, energyEfficiencyScaleMin: isUrl, energyEfficiencyScaleMax: isUrl },
	},
	Brand: { required: ['name'], fields: { name: isText } },
	BreadcrumbList: { required: ['itemListElement'], fields: { itemListElement: inOrder } },
	ItemList: { required: ['itemListElement'], fields: { itemListElement: inOrder } },
	ListItem: { required: ['position', 'name'], fields: { name: isText, item: isUrl, url: isUrl } },
	Organization: { required: ['name'], fields: { name: isText, url: isUrl, logo: isUrl, sameAs: some(isUrl), email: isText, address: isAddress } },
	MerchantReturnPolicy: {
		required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
		fields: {
			applicableCountry: some((value) => /^[A-Z]{2}$/.test(String(value))),
			returnPolicyCategory: oneOf('https://schema.org/MerchantReturnFiniteReturnWindow'),
			merchantReturnDays: isCount,
		},
	},
	FAQPage: { required: ['mainEntity'], fields: { mainEntity: some(is('Question')) } },
	Question: { required: ['name', 'acceptedAnswer'], fields: { name: isText, acceptedAnswer: is('Answer') } },
	Answer: { required: ['text'], fields: { text: isText } },
	LocalBusiness: {
		required: ['name', 'address'],
		fields: { name: isText, address: is('PostalAddress'), url: isUrl, telephone: isText, image: isUrl, geo: is('GeoCoordinates') },
	},
	GeoCoordinates: { required: ['latitude', 'longitude'], fields: { latitude: isDegree, longitude: isDegree } },
	OpeningHoursSpecification: { required: ['opens', 'closes'], fields: { opens: isTime, closes: isTime, validFrom: isDay, validThrough: isDay } },
	VideoObject: { required: ['name', 'thumbnailUrl', 'uploadDate'], fields: { name: isText, thumbnailUrl: isUrl, uploadDate: isMoment, contentUrl: isUrl } },
	PostalAddress: {
		required: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
		fields: { addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)) },
	},
	WebSite: { required: ['name', 'url'], fields: { name: isText, url: isUrl, potentialAction: is('SearchAction') } },
	SearchAction: {
		required: ['target', 'query-input'],
		fields: { target: (value) => String(value).includes('{search_term_string}'), 'query-input': oneOf('required name=search_term_string') },
	},
};

/** Errors of structured data, each with its path, by what search engines require and by the vocabulary of schema.org; a type without a row here is an error, too. */
export function structuredDataErrors(data: unknown): readonly string[] {
	return [...requirementErrors(data), ...vocabularyErrors(data)];
}

/** The structured data of an HTML document. */
export const readStructuredData = (html: string): readonly Record<string, unknown>[] =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

function requirementErrors(data: unknown, path = ''): readonly string[] {
	if (Array.isArray(data)) return data.flatMap((item, place) => requirementErrors(item, `${path}[${place}]`));
	if (typeof data !== 'object' || data === null) return [];
	const fields = new Map(Object.entries(data));
	// Of several types the first is the one that search engines know.
	const type = TYPES[String([fields.get('@type')].flat()[0])];
	if (type === undefined) return [`${path} has the unknown type ${String(fields.get('@type'))}`];
	const missing = type.required.filter((name) => !fields.has(name)).map((name) => `${path}.${name} is missing`);
	const wrong = Object.entries(type.fields).flatMap(([name, rule]) =>
		fields.has(name) && !rule(fields.get(name)) ? [`${path}.${name}: ${JSON.stringify(fields.get(name))}`] : [],
	);
	const inner = [...fields].flatMap(([name, value]) => (typeof value === 'object' ? requirementErrors(value, `${path}.${name}`) : []));
	return [...missing, ...wrong, ...inner];
}
