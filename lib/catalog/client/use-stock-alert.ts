import type { AlertKind, StockAlert } from '@titraj/contract/product-alerts.ts';
import { type LinkedState, type MailCall, type MailLink, useMailLink } from '#lib/platform/client/use-mail-link.ts';

const READ: Readonly<Record<AlertKind, MailCall<StockAlert>>> = {
	stock: (fetchApi, query) => fetchApi(`/api/hapi/stock-alert?${query}`),
	price: (fetchApi, query) => fetchApi(`/api/hapi/stock-alert?${query}&kind=price`),
};

/** The stock or price alert behind a link in a mail, with its actions. */
export function useStockAlert(kind: AlertKind, link: MailLink): readonly [LinkedState<StockAlert>, (action: 'confirm' | 'cancel') => void] {
	const { id, code } = link;
	const [state, change] = useMailLink(READ[kind], link);
	return [state, (action) => change((fetchApi) => fetchApi(`/api/hapi/stock-alert/${action}`, { method: 'POST', body: { id, code, kind } }))];
}
