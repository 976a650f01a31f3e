import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'attribute_values'
	| 'attributes'
	| 'calendars'
	| 'categories'
	| 'coupons'
	| 'manufacturers'
	| 'menus'
	| 'pages'
	| 'post_categories'
	| 'post_tags'
	| 'posts'
	| 'product_lists'
	| 'products'
	| 'static_contents'
	| 'stores'
	| 'sweepstakes';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'localization'> | Reads>;
