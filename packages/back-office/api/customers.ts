import type { CustomerNote } from '@titraj/backend/merchant-api/routes/customer-care-routes.ts';
import type { Customer, CustomerSummary, Subscriber } from '@titraj/backend/merchant-api/routes/customer-routes.ts';
import type { PersonalData } from '@titraj/backend/merchant-api/routes/personal-data-routes.ts';
import { type Items, type Page, readEveryPage } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Customer, PersonalData, Subscriber };

export const readCustomers = read<Page<CustomerSummary>>('/customers');
export const readCustomer = (id: string): Read<Customer> => read<Customer>(`/customers/${encodeURIComponent(id)}`)();
export const readCustomerNotes = (id: number): Read<Items<CustomerNote>> => read<Items<CustomerNote>>(`/customers/${id}/notes`)();
export const noteCustomer = (id: number, text: string): Promise<Result<unknown>> => send({ method: 'POST', path: `/customers/${id}/notes`, body: { text } });
export const removeCustomerNote = (id: number, note: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customers/${id}/notes/${note}` });
/** Erases the account; orders and papers stay. */
export const eraseCustomer = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customers/${id}` });
/** What is stored by an e-mail address, also without an account. */
export const exportPersonalData = (email: string): Promise<Result<PersonalData>> => send({ method: 'POST', path: '/personal-data/export', body: { email } });
export const erasePersonalData = (email: string): Promise<Result<unknown>> => send({ method: 'POST', path: '/personal-data/erasure', body: { email } });
export const readSubscribers = read<Page<Subscriber>>('/newsletter/subscribers');

/** All subscribers with a status, or all, page by page. */
export const readAllSubscribers = (status: string): Promise<Result<readonly Subscriber[]>> => readEveryPage('/newsletter/subscribers', { status });
