import { BLOCK_FIELDS } from '@titraj/contract/block-fields.ts';
import { Block } from '@titraj/contract/cms.ts';
import { expect, it } from 'vitest';

/** Fields that editors fill with codes, as the wire has them with ids. */
const ON_WIRE: Readonly<Record<string, string>> = { category_codes: 'category_ids', product_codes: 'product_ids', post_slugs: 'post_ids' };

it('an editor fills exactly the fields that each block of the contract has', () => {
	const wire = Block.anyOf.map(({ properties }) => [properties.type.const, Object.keys(properties).filter((name) => name !== 'type')] as const);
	const edited = Object.entries(BLOCK_FIELDS).map(([type, fields]) => [type, Object.keys(fields).map((name) => ON_WIRE[name] ?? name)] as const);
	const sorted = (entries: readonly (readonly [string, readonly string[]])[]) => entries.map(([type, names]) => [type, names.toSorted()]).toSorted();
	expect(sorted(edited)).toEqual(sorted(wire));
});
