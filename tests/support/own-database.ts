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
