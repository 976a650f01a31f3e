import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { readSettings } from '@titraj/contract/settings/setting.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { findLastBackup } from './backup/index.ts';
import { readFiscalMode } from './invoices/index.ts';
import { toJoined } from './merchant-api/http/joined-transaction.ts';
import { openDatabase } from './migrations/index.ts';
import { SETUP_SETTINGS } from './platform/settings/backend-settings.ts';
import { readConfig } from './platform/settings/config.ts';
import { beginOwnShop } from './seed/index.ts';
import { applySetup, type ChecklistKey, isReady, parseSetupFile, readChecklist } from './setup/index.ts';
import { resetFactor, writeAudit } from './staff/index.ts';

const USAGE = 'npm run backend:setup -- --file shop.json [--password-stdin] [--data DIR], or --reset-second-factor EMAIL [--data DIR]';

const { values } = readCommand({
	usage: USAGE,
	about: 'Sets owner, company, payment, delivery and legal texts of your own shop (docs/own-shop.md).',
	options: {
		file: { type: 'string', value: 'FILE', help: 'the setup file' },
		'password-stdin': { type: 'boolean', default: false, help: 'reads the owner’s password from the standard input' },
		'reset-second-factor': {
			type: 'string',
			value: 'EMAIL',
			help: 'only takes the second factor of a person of the shop away, who lost phone and recovery codes',
		},
		data: { type: 'string', default: '.data/own', value: 'DIR', help: 'folder of the embedded database' },
	},
});

/** Missing steps, named by their part of the setup file where there is one. */
const MISSING: Readonly<Record<ChecklistKey, string>> = {
	owner: 'the account of an owner: owner in the setup file, and a password',
	company: 'the company: company in the setup file',
	imprint: 'register and dispute body: court, register, mediator and mediator_url of company in the setup file',
	payment: 'payment methods: payment_methods in the setup file; bank_transfer needs company.iban',
	shipping: 'a delivery method: delivery in the setup file; a pickup needs a store, a locker its lockers',
	legal: 'published legal texts: pages in the setup file',
	mail: 'the sender of mails: shop.mail_sender',
	product: `a product in stock: npm run import -- FILE --data ${values.data}`,
};

try {
	const { file, 'reset-second-factor': email } = values;
	if (email !== undefined) await resetSecondFactor(email);
	else if (file !== undefined) await setUp(file);
	else throw new Error(`Usage: ${USAGE}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function setUp(file: string): Promise<void> {
	const folder = dirname(file);
	const setup = parseSetupFile(readFileSync(file, 'utf8'));
	const config = readConfig({ shop: await loadShop(), dataDir: values.data });
	const password = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : (readSettings(SETUP_SETTINGS, process.env).password ?? null);
	await using database = await openDatabase({ ...config, findBackup: () => findLastBackup(config) });
	if ((await beginOwnShop(database.db)) === 'demo') throw new Error(`${values.data} contains the demo shop. Choose another folder with --data`);
	const done = await applySetup(database.db, { setup, password, readFile: (name) => readFileSync(resolve(folder, name), 'utf8') });
	for (const sentence of done) console.log(sentence);
	const checklist = await readChecklist(database.db, config);
	for (const { key, isDone } of checklist) if (!isDone) console.log(`Missing: ${MISSING[key]}`);
	if ((await readFiscalMode(database.db)) === 'off')
		console.log(
			'Note: since 2026 each invoice of a Croatian seller to a consumer is reported to the tax office. Set it up, or say that the ERP does it (docs/papers.md).',
		);
	console.log(isReady(checklist) ? 'The shop can take its first order.' : 'The shop cannot take an order yet.');
}

/** For the last owner, whom no other owner can reset: who may run commands on the machine may do this. */
async function resetSecondFactor(email: string): Promise<void> {
	const config = readConfig({ shop: await loadShop(), dataDir: values.data });
	await using database = await openDatabase({ ...config, findBackup: () => findLastBackup(config) });
	const address = await database.db.transaction().execute(async (trx) => {
		const person = await trx
			.selectFrom('users')
			.select(['id', 'email'])
			.where('email', '=', email.trim().toLowerCase())
			.where('role', 'is not', null)
			.executeTakeFirst();
		if (person === undefined || !(await resetFactor(toJoined(trx), person.id)))
			throw new Error(`No person of the shop with the e-mail ${email} has a second factor: nothing was changed`);
		const states = { before: { second_factor: true }, after: { second_factor: false } };
		await writeAudit(trx, { caller: 'command', name: 'backend:setup', operation: 'resetSecondFactor', entity: `/staff/${person.id}`, ...states });
		return person.email;
	});
	console.log(`${address} signs in with the password alone again, and is signed out everywhere. Set the second factor up again at /admin/#/account.`);
}
