import type { MatchedWords as WireMatchedWords } from '@titraj/contract/products-query.ts';
import type { MatchedWords } from './listing.ts';

/** How many of the search words have results, and which have none (extension, D30). */
export const toMatchedWords = ({ matched, asked, left_out }: WireMatchedWords): MatchedWords => ({ matched, asked, leftOut: left_out });
