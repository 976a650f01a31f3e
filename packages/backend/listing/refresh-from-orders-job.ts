import type { ScheduledJob } from '../jobs/index.ts';
import { refreshFilledLists } from './refresh-filled-lists.ts';
import { refreshOrderedTogether } from './refresh-ordered-together.ts';
import type { Database } from './tables.ts';

/** Maximum delay of lists behind orders, in milliseconds. */
const INTERVAL = 600_000;
/** Of suggestions: each change renders the pages of a category, and a day adds little to a year of orders (0131). */
const DAY = 86_400_000;

interface Refreshing {
	/** Called after what pages show has changed. */
	readonly onChanged: () => void;
}

/** Refreshes the lists that are derived from orders and that the merchant has not claimed. */
export const refreshFromOrdersJob = (db: Database, { onChanged }: Refreshing): ScheduledJob => ({
	name: 'refresh-from-orders',
	failure: 'Lists derived from orders could not be refreshed',
	every: INTERVAL,
	async run() {
		if (await db.transaction().execute(refreshFilledLists)) onChanged();
	},
});

/** Refreshes the products that are suggested because they were ordered together. */
export const refreshSuggestionsJob = (db: Database, { onChanged }: Refreshing): ScheduledJob => ({
	name: 'refresh-suggestions',
	failure: 'Suggestions derived from orders could not be refreshed',
	every: DAY,
	async run() {
		if (await refreshOrderedTogether(db, new Date())) onChanged();
	},
});
