import type { Subscription } from '@titraj/contract/newsletter.ts';
import { type LinkedState, type MailCall, type MailLink, useMailLink } from '#lib/platform/client/use-mail-link.ts';

const PATH = '/api/hapi/newsletter/subscription';

const read: MailCall<Subscription> = (fetchApi, query) => fetchApi(`${PATH}?${query}`);

/** The subscription behind a link in a mail, with its actions; a list replaces the topics. */
export function useSubscription(link: MailLink): readonly [LinkedState<Subscription>, (action: 'confirm' | 'unsubscribe' | Subscription['topics']) => void] {
	const { id, code } = link;
	const [state, change] = useMailLink(read, link);
	return [
		state,
		(action) =>
			change((fetchApi) =>
				typeof action === 'string'
					? fetchApi(`/api/hapi/newsletter/${action}`, { method: 'POST', body: { id, code } })
					: fetchApi(PATH, { method: 'PUT', body: { id, code, topics: action } }),
			),
	];
}
