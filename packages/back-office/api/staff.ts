import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const ROLES = ['owner', 'manager', 'editor', 'warehouse', 'support'] as const;

export interface Member {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: string;
	/** Invited people have not set their password yet. */
	readonly state: 'active' | 'invited';
	readonly second_factor: boolean;
	readonly sessions: number;
	readonly last_seen_at: string | null;
}

export interface StaffSession {
	readonly browser: string;
	readonly address: string;
	readonly created_at: string;
	readonly is_this: boolean;
}

interface Invited {
	/** Null if a mail takes it there. */
	readonly link: string | null;
}

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
