const TOPICS = ['offers', 'magazine', 'calendar'] as const;

/** What a filled form asks for; without a chosen topic all of them. */
export function toSubscription(values: FormData): object {
	const topics = TOPICS.filter((topic) => values.get(topic) !== null);
	return { email: String(values.get('email') ?? '').trim(), website: String(values.get('website') ?? ''), ...(topics.length > 0 && { topics }) };
}
