import type { Invited, Member, StaffSession } from '@titraj/backend/merchant-api/routes/staff-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Member };

export const ROLES = ['owner', 'manager', 'editor', 'warehouse', 'support'] as const;

interface NewMember {
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: string;
}

export const readStaff = read<Items<Member>>('/staff');
export const readStaffSessions = (id: number): Read<Items<StaffSession>> => read<Items<StaffSession>>(`/staff/${id}/sessions`)();

export const inviteStaff = (member: NewMember): Promise<Result<Invited>> => send<Invited>({ method: 'POST', path: '/staff', body: member });
export const inviteAgain = (id: number): Promise<Result<Invited>> => send<Invited>({ method: 'POST', path: `/staff/${id}/invitation` });
export const changeRole = (id: number, role: string): Promise<Result<unknown>> => send({ method: 'PUT', path: `/staff/${id}`, body: { role } });
export const removeStaff = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/staff/${id}` });
export const endSessions = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/staff/${id}/sessions` });
