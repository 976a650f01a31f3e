import { existsSync } from 'node:fs';

/** Possible places of a feed of real products: the repository's data folder, or a folder beside the repository. */
const PLACES = ['.data/feed.jsonl.gz', '../shared/data/opendb-electronics.jsonl.gz'] as const;

/** The first that exists; without one benchmarks make demo products. */
export const REAL_FEED = PLACES.find((path) => existsSync(path)) ?? PLACES[0];
