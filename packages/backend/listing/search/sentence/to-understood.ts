import type { UnderstoodPart } from '@titraj/contract/understood.ts';
import type { Search } from '../search.ts';
import type { Part } from './part.ts';
import { withoutPart } from './read-sentence.ts';

/** The parts of a search that were used as filters or as the order; undefined without any. */
export function toUnderstood({ parts, sentence }: Search): UnderstoodPart[] | undefined {
	return parts.length === 0 ? undefined : parts.map((part) => toUnderstoodPart(part, withoutPart(sentence, part)));
}

function toUnderstoodPart(part: Part, without: string): UnderstoodPart {
	if (part.kind === 'price') return { kind: 'price', price_from: part.from, price_to: part.to, without };
	if (part.kind === 'attribute') return { kind: 'attribute', attribute_title: part.title, values: [...part.values], without };
	return part.wish === 'discounted' || part.wish === 'available' ? { kind: 'flag', flag: part.wish, without } : { kind: 'sort', sort: part.wish, without };
}
