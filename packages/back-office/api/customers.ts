import type { CustomerNote } from '@titraj/backend/merchant-api/routes/customer-care-routes.ts';
import type { Customer, CustomerSummary, Subscriber } from '@titraj/backend/merchant-api/routes/customer-routes.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Customer, Subscriber };

export const readCustomers = read<Page<CustomerSummary>>('/customers');
export const readCustomer = (id: string): Read<Customer> => read<Customer>(`/customers/${encodeURIComponent(id)}`)();
export const readCustomerNotes = (id: number): Read<Items<CustomerNote>> => read<Items<CustomerNote>>(`/customers/${id}/notes`)();
export const noteCustomer = (id: number, text: string): Promise<Result<unknown>> => send({ method: 'POST', path: `/customers/${id}/notes`, body: { text } });
export const removeCustomerNote = (id: number, note: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customers/${id}/notes/${note}` });
/** Erases the account; orders and papers stay. */
export const eraseCustomer = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customers/${id}` });
export const readSubscribers = read<Page<Subscriber>>('/newsletter/subscribers');

/** All subscribers with a status, or all, page by page. */
export async function readAllSubscribers(status: string): Promise<Result<readonly Subscriber[]>> {
	const all: Subscriber[] = [];
	let cursor: string | null = null;
	do {
		const query: URLSearchParams = new URLSearchParams({ limit: '500', ...(status !== '' && { status }), ...(cursor !== null && { cursor }) });
		const page: Result<Page<Subscriber>> = await send<Page<Subscriber>>({ method: 'GET', path: `/newsletter/subscribers?${query}` });
		if (!page.ok) return page;
		all.push(...page.value.items);
		cursor = page.value.next_cursor;
	} while (cursor !== null);
	return { ok: true, value: all, version: null };
}
