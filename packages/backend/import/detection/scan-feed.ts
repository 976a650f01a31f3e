import { AttributeKinds } from '../attributes/value-kinds.ts';
import { mapRow } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import type { DecimalSign } from '../values/parse-amount.ts';
import { cleanText } from '../values/plain-text.ts';

/** Reads a whole feed once for the kinds of its attributes: one row cannot tell whether `4` is a number or a name. */
export async function scanFeed(rows: AsyncIterable<RawRow>, mapping: MappingFile, decimal: DecimalSign): Promise<{ kinds: AttributeKinds; rows: number }> {
	const kinds = new AttributeKinds(decimal);
	let count = 0;
	for await (const row of untilBroken(rows)) {
		count += 1;
		if (!row.ok) continue;
		const { texts, attributes } = mapRow(row.fields, mapping);
		const category = cleanText(texts.category);
		for (const { key, value } of attributes) kinds.add(category, key, value);
	}
	return { kinds, rows: count };
}
