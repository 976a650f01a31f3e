/**
 * Contract tests without a backend on TEST_DATABASE_URL: they start the embedded one as a command does, on a folder, or another backend, or none. A run on a
 * Postgres server would repeat them unchanged.
 */
export const OWN_DATABASE = [
	'contract-check/command',
	'contract-check/losses',
	'contract-check/minimal',
	'contract-check/mutants',
	'contract-check/start',
	'damaged-data',
	'data-lock',
	'import-killed',
	'media/stores',
	'merchant-api/keys-command',
	'merchant-api/product-row',
].map((name) => `tests/contract/${name}.test.ts`);

/**
 * Contract tests of what differs between a Postgres server and the embedded database: the driver, its queue of queries, locks, transactions that meet, migrations,
 * large imports and orders of texts. With TEST_DATABASE_URL all contract tests run on the server, and these again on the embedded database.
 */
export const ON_BOTH_DATABASES = [
	'carts-before-searches',
	'catalog/prepared-lists',
	'catalog/search',
	'changes',
	'checkout/coupon-once',
	'checkout/crash',
	'checkout/last-items',
	'checkout/order-limits',
	'checkout/reservations',
	'compressed',
	'database',
	'filled-migrations',
	'idempotent',
	'import',
	'import-complete',
	'import-prices',
	'languages/title-order',
	'merchant-api/bulk',
	'merchant-api/upsert-runs',
	'papers/busy-day',
	'papers/numbers',
	'products',
	'prune-visitors',
	'replaced-migrations',
	'slow-requests',
	'stopping-backend',
].map((name) => `tests/contract/${name}.test.ts`);
