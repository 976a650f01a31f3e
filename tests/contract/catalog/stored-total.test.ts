import { toStoredTotal } from '@titraj/backend/catalog/products/stored-total.ts';
import { ProductsQuery } from '@titraj/contract/products-query.ts';
import { expect, test } from 'vitest';

/** Parameters that choose products, or that only some queries of shoppers have. */
const CHOOSING = /^(ids|item_|slug|category_|list_code|manufacturer_|tag_id|search_q|attributes_ids|price_|available|discounted|facets|include_invisible)/;

test.each(Object.keys(ProductsQuery.properties).filter((name) => !CHOOSING.test(name)))('a query of the whole catalog with %s does not count it', (name) => {
	expect(toStoredTotal({ [name]: name === 'limit' ? 250 : 'id' })).not.toBeNull();
});
