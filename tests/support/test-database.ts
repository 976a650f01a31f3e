import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
	/** Null for the embedded database in memory. */
	readonly url: string | null;
	drop(): Promise<void>;
}

/** A separate database on the server of TEST_DATABASE_URL, or else the embedded one: empty, or a copy of another database on that server. */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
	const server = process.env.TEST_DATABASE_URL;
	if (!server) return { url: null, drop: async () => undefined };
	const name = `shop_test_${randomBytes(6).toString('hex')}`;
	await run(server, `create database ${name} template ${template}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(statement);
	await client.end();
}
