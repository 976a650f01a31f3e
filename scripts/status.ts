import { existsSync } from 'node:fs';
import type { Operation } from '@titraj/backend/operation/index.ts';
import { askOperation } from '@titraj/backend/operation-check.ts';
import { findStartRefusals } from '@titraj/backend/start-refusals.ts';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { DEFAULT_DATA } from './run/shop-folders.ts';
import { readHealth, toStatusLines } from './status/to-status-lines.ts';

const { values } = readCommand({
	usage: 'npm run status -- [options], or node dist/node/status.js [options]',
	about: 'Shows on one screen how the shop is; changes nothing.',
	options: {
		data: { type: 'string', default: DEFAULT_DATA, value: 'DIR', help: 'folder of the embedded database' },
		shop: { type: 'string', default: 'http://127.0.0.1:8888', value: 'URL', help: 'address of the shop' },
	},
});

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	const [health, operation] = await Promise.all([readHealth(values.shop), findOperation()]);
	const { lines, isWell } = toStatusLines({ health, operation, now: new Date() });
	console.log(lines.join('\n'));
	process.exitCode = isWell ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** From the running backend, or else from the database. */
async function findOperation(): Promise<Operation | { readonly problem: string }> {
	const asked = process.env['DATABASE_URL'] ? null : await askOperation(values.data);
	if (asked !== null) return asked;
	const { owner, reasons, operation } = await findStartRefusals({ shop: await loadShop(), dataDir: values.data });
	if (operation !== null) return operation;
	return { problem: reasons[0] ?? (owner === null ? `There is no shop in ${values.data}` : `The backend (process ${owner}) does not answer`) };
}
