import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'calendars'
	| 'compare_items'
	| 'flyers'
	| 'order_items'
	| 'ordered_together'
	| 'orders'
	| 'pages'
	| 'posts'
	| 'settings'
	| 'static_contents'
	| 'sweepstakes'
	| 'tags'
	| 'translations'
	| 'wishlist_items'
	| 'wishlists';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'catalog'> | Reads>;
