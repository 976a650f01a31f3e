/** Environment in which shop and backend give back what they no longer use (docs/deploy.md, "Memory of the shop"): few arenas, and limits that the C library does not raise by itself. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/** Options of Node for the same: it keeps up to three times this many megabytes for young objects, whose limit is 16 otherwise. */
export const MEMORY_OPTIONS: readonly string[] = ['--max-semi-space-size=4'];
