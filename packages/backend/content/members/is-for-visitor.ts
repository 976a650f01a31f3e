import { readGroupsOf } from '../../customer-groups/index.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Audience } from '../editing/audience.ts';

interface ForMembers {
	readonly audience: Audience;
	readonly group_id: number | null;
}

/** Whether a visitor sees what is published for an audience. Staff see everything, as they do without it. */
export async function isForVisitor({ db, session }: Pick<Call, 'db' | 'session'>, { audience, group_id }: ForMembers): Promise<boolean> {
	if (session.insider) return true;
	if (session.user_id === null) return false;
	switch (audience) {
		case 'everybody':
		case 'customers':
			return true;
		case 'group':
			return group_id !== null && (await readGroupsOf(db, session.user_id)).some(({ id }) => id === group_id);
	}
}
