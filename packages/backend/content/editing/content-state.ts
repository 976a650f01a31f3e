import { findBlanks } from '@titraj/contract/formats/blanks.ts';

/** From this status on a post is public (Spec 4, Visibility). */
export const PUBLIC_STATUS = 3;
/** Status of a post that only staff see. */
export const HIDDEN_STATUS = 1;

export type ContentState = 'draft' | 'scheduled' | 'published' | 'archived';

/** State of a page or post as it is stored. */
interface StateFields {
	readonly visible: boolean;
	readonly publish_at: Date | null;
	readonly archived: boolean;
	/** Published for its audience instead of everybody; left out for what has no audience. */
	readonly for_members?: boolean | undefined;
}

export interface StateChange {
	readonly state?: ContentState | undefined;
	/** Older form of `state`: true publishes, false makes a public one a draft. With `state` it has to say the same. */
	readonly visible?: boolean | undefined;
	/** When a scheduled one is published. */
	readonly publish_at?: Date | null | undefined;
}

/** Why a change is refused, by the field of the merchant API. */
export interface ContentRefusal {
	readonly field: string;
	readonly reason: string;
}

export const toState = ({ visible, publish_at, archived, for_members = false }: StateFields): ContentState =>
	visible || for_members ? 'published' : archived ? 'archived' : publish_at === null ? 'draft' : 'scheduled';

/** The state after a change, or why it cannot be; `texts` are those after the change. */
export function planState(known: StateFields, change: StateChange, { texts, now }: { readonly texts: readonly string[]; readonly now: Date }) {
	const isContradiction = change.state !== undefined && change.visible !== undefined && change.visible !== (change.state === 'published');
	if (isContradiction) return refuse('visible', 'contradicts `state`');
	const state = change.state ?? stateOf(known, change.visible);
	const publish_at = change.publish_at === undefined ? known.publish_at : change.publish_at;
	if (state === 'scheduled' && publish_at === null) return refuse('publish_at', 'is required with the state scheduled');
	if (state === 'scheduled' && change.publish_at && change.publish_at <= now) return refuse('publish_at', 'is in the past');
	if (state !== 'scheduled' && change.publish_at) return refuse('publish_at', 'is allowed with the state scheduled alone');
	const blanks = state === 'published' || state === 'scheduled' ? findBlanks(...texts) : [];
	if (blanks.length > 0) return refuse('content', `has blanks: ${blanks.slice(0, 10).join(', ')}`);
	return { visible: state === 'published', publish_at: state === 'scheduled' ? publish_at : null, archived: state === 'archived' };
}

const refuse = (field: string, reason: string): ContentRefusal => ({ field, reason });

function stateOf(known: StateFields, visible: boolean | undefined): ContentState {
	const state = toState(known);
	if (visible === undefined) return state;
	if (visible) return 'published';
	return state === 'published' ? 'draft' : state;
}
