import type { EventName, ReactionsDefinition } from '@titraj/contract/shop/define-reactions.ts';
import type { ScheduledJob } from '../jobs/index.ts';
import { runReactions } from './run-reactions.ts';
import type { Database } from './tables.ts';

const INTERVAL = 2000;

/** Looks for due events every two seconds; instances share them. A shop that reacts to nothing has no job. */
export function reactionJobs(db: Database, reactions: ReactionsDefinition = {}): readonly ScheduledJob[] {
	if (Object.keys(reactions).length === 0) return [];
	return [
		{
			name: 'react-to-events',
			failure: 'Events of the shop could not be read',
			every: INTERVAL,
			isEverywhere: true,
			async run({ signal }) {
				while (!signal.aborted && (await runReactions(db, reactions, { variables: process.env, signal })) > 0);
			},
		},
	];
}

/** Tells the triggers which events to write; those that nobody reacts to any more are not written. */
export async function subscribe(db: Database, reactions: ReactionsDefinition = {}): Promise<void> {
	const wanted = Object.keys(reactions).filter(isEvent);
	await db.transaction().execute(async (trx) => {
		await trx
			.deleteFrom('shop_reactions')
			.$if(wanted.length > 0, (query) => query.where('event', 'not in', wanted))
			.execute();
		for (const event of wanted)
			await trx
				.insertInto('shop_reactions')
				.values({ event })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
	});
}

const EVENTS: Readonly<Record<EventName, true>> = { orderPlaced: true, orderPaid: true, orderShipped: true, orderCancelled: true, productChanged: true };

function isEvent(name: string): name is EventName {
	if (!Object.hasOwn(EVENTS, name)) throw new Error(`shop.config.ts reacts to "${name}", which is no event: on knows ${Object.keys(EVENTS).join(', ')}`);
	return true;
}
