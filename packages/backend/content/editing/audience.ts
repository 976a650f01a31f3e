import { readGroups } from '../../customer-groups/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { ContentRefusal } from './content-state.ts';

/** Who sees a published page or post: everybody, signed-in customers, or members of a group of customers. */
export type Audience = 'everybody' | 'customers' | 'group';

interface AudienceFields {
	readonly audience: Audience;
	readonly group_id: number | null;
}

export interface AudienceChange {
	readonly audience?: Audience | undefined;
	/** Id of the group of the audience `group`. */
	readonly group?: number | null | undefined;
}

/** The audience after a change, or why it cannot be. A group that was deleted since stays unnamed until another is chosen: then only staff see the content. */
export async function planAudience(
	trx: Database,
	known: AudienceFields,
	{ audience = known.audience, group }: AudienceChange,
): Promise<AudienceFields | ContentRefusal> {
	if (audience !== 'group') return group == null ? { audience, group_id: null } : { field: 'group', reason: 'is allowed with the audience group alone' };
	const wanted = group === undefined && known.audience === 'group' ? known.group_id : (group ?? null);
	if (wanted === known.group_id && known.audience === 'group') return { audience, group_id: wanted };
	if (wanted === null) return { field: 'group', reason: 'is required with the audience group' };
	const groups = await readGroups(trx);
	return groups.some(({ id }) => id === wanted) ? { audience, group_id: wanted } : { field: 'group', reason: 'names no group of customers' };
}

/**
 * How a published state is stored: `visible` is what every query of public content asks for, so that content with an audience is hidden from all of them, and is
 * given out by those alone that check the audience.
 */
export const toPublished = <State extends { readonly visible: boolean }>(
	{ visible: isPublished, ...state }: State,
	{ audience }: Pick<AudienceFields, 'audience'>,
) => ({
	...state,
	visible: isPublished && audience === 'everybody',
	for_members: isPublished && audience !== 'everybody',
});
