import { type ConsumerLaw, consumerLawOf } from './consumer-law.ts';

/** Placeholders of texts that state the law, such as `{{law.withdrawal_days}}`. */
const PLACEHOLDERS = {
	withdrawal_days: 'withdrawalDays',
	return_days: 'returnDays',
	refund_days: 'refundDays',
	liability_years: 'liabilityYears',
	complaint_days: 'complaintDays',
} as const satisfies Record<string, keyof ConsumerLaw>;

const isName = (name: string): name is keyof typeof PLACEHOLDERS => name in PLACEHOLDERS;

/** A text with each `{{law.…}}` replaced by the number that the law of the country sets. */
export const fillLaw = (text: string, country: string): string =>
	text.includes('{{law.')
		? text.replaceAll(/\{\{law\.(\w+)\}\}/g, (placeholder, name: string) => (isName(name) ? String(consumerLawOf(country)[PLACEHOLDERS[name]]) : placeholder))
		: text;
