import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface GroupInput {
	readonly name: string;
	/** Whole per cent off the regular price; null for prices of single products alone. */
	readonly percent: number | null;
	/** Codes. */
	readonly excluded_categories: readonly string[];
	readonly excluded_manufacturers: readonly string[];
	readonly prices: readonly { readonly sku: string; readonly price: string }[];
}

export interface CustomerGroup extends GroupInput {
	readonly id: number;
}

export interface GroupSummary extends Pick<CustomerGroup, 'id' | 'name' | 'percent'> {
	readonly members: number;
	/** How many products have a price of their own. */
	readonly prices: number;
}

interface Member {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
}

export const readGroups = read<Items<GroupSummary>>('/customer-groups');
export const readGroup = (id: string): Read<CustomerGroup> => read<CustomerGroup>(`/customer-groups/${encodeURIComponent(id)}`)();
export const readMembers = (id: number, cursor: string): Read<Page<Member>> => read<Page<Member>>(`/customer-groups/${id}/members`)({ cursor });
export const createGroup = (group: GroupInput): Promise<Result<CustomerGroup>> => send({ method: 'POST', path: '/customer-groups', body: group });
export const saveGroup = (id: number, group: GroupInput, version: string | null): Promise<Result<CustomerGroup>> =>
	send({ method: 'PUT', path: `/customer-groups/${id}`, body: group, ifMatch: version });
/** Its members pay the prices of the shop from then on. */
export const deleteGroup = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customer-groups/${id}` });

const membership = (customer: number, group: number): string => `/customers/${customer}/groups/${group}`;
export const addToGroup = (customer: number, group: number): Promise<Result<unknown>> => send({ method: 'PUT', path: membership(customer, group) });
export const removeFromGroup = (customer: number, group: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: membership(customer, group) });
