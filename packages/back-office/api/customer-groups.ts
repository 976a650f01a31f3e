import type {
	AudienceGroup,
	CustomerGroup,
	CustomerGroupInput,
	CustomerGroupSummary,
	GroupMember,
} from '@titraj/backend/merchant-api/routes/customer-group-routes.ts';
import type { Items, Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readGroups = read<Items<CustomerGroupSummary>>('/customer-groups');
/** Names of the groups that a page or post can be for. */
export const readAudienceGroups = read<Items<AudienceGroup>>('/audience-groups');
export const readGroup = (id: string): Read<CustomerGroup> => read<CustomerGroup>(`/customer-groups/${encodeURIComponent(id)}`)();
export const readMembers = (id: number, cursor: string): Read<Page<GroupMember>> => read<Page<GroupMember>>(`/customer-groups/${id}/members`)({ cursor });
export const createGroup = (group: CustomerGroupInput): Promise<Result<CustomerGroup>> => send({ method: 'POST', path: '/customer-groups', body: group });
export const saveGroup = (id: number, group: CustomerGroupInput, version: string | null): Promise<Result<CustomerGroup>> =>
	send({ method: 'PUT', path: `/customer-groups/${id}`, body: group, ifMatch: version });
/** Its members pay the prices of the shop from then on. */
export const deleteGroup = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/customer-groups/${id}` });

const membership = (customer: number, group: number): string => `/customers/${customer}/groups/${group}`;
export const addToGroup = (customer: number, group: number): Promise<Result<unknown>> => send({ method: 'PUT', path: membership(customer, group) });
export const removeFromGroup = (customer: number, group: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: membership(customer, group) });
