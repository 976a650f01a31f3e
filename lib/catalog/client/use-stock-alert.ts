import type { StockAlert } from '@titraj/contract/stock-alerts.ts';
import { type LinkedState, type MailCall, type MailLink, useMailLink } from '#lib/platform/client/use-mail-link.ts';

const read: MailCall<StockAlert> = (fetchApi, query) => fetchApi(`/api/hapi/stock-alert?${query}`);

/** The stock alert behind a link in a mail, with its actions. */
export function useStockAlert(link: MailLink): readonly [LinkedState<StockAlert>, (action: 'confirm' | 'cancel') => void] {
	const { id, code } = link;
	const [state, change] = useMailLink(read, link);
	return [state, (action) => change((fetchApi) => fetchApi(`/api/hapi/stock-alert/${action}`, { method: 'POST', body: { id, code } }))];
}
