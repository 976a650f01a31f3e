import type { OwnTables } from '../platform/database/table-owners.ts';
import type { DatabaseOf } from '../platform/database/tables.ts';

/** Tables of other modules that it reads. */
type Reads =
	| 'attribute_values'
	| 'attributes'
	| 'order_items'
	| 'orders'
	| 'pages'
	| 'post_categories'
	| 'posts'
	| 'product_attributes'
	| 'stores'
	| 'text_translations'
	| 'translations';

/** Tables of other modules that it writes. */
type Writes = 'categories' | 'content_changes' | 'manufacturers' | 'product_list_items' | 'product_lists' | 'products' | 'settings';

/** A connection for the queries of this module: any other table is a type error. */
export type Database = DatabaseOf<OwnTables<'listing'> | Reads | Writes>;
