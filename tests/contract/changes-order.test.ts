import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pruneChanges } from '@titraj/backend/content/site/prune-changes.ts';
import { sendChanges } from '@titraj/backend/content/webhook/send-changes.ts';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

it('changes are sent and pruned by the number of their transaction, also where one has more digits than the other', async () => {
	const bodies: string[] = [];
	const shop = createServer(async (request, response) => {
		bodies.push(await text(request));
		response.end();
	});
	await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
	const address = shop.address();
	const server = await createTestDatabase();
	const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: null });
	const webhook = { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, secret: 'a secret of the webhook' };
	await sql`delete from content_changes`.execute(db);
	await sendChanges(db, webhook);
	await sql`update settings set value = '{"tx":"0","id":0}'::jsonb where name = 'webhook_cursor'`.execute(db);
	await sql`
		insert into content_changes (entity, entity_id, tx, created_at) values ('product', 1, '9'::xid8, '2026-01-01'), ('product', 2, '10'::xid8, '2026-01-01')
	`.execute(db);
	await sendChanges(db, webhook);
	expect(bodies.map((body) => JSON.parse(body).changes.map(({ entity_id }: { entity_id: number }) => entity_id))).toEqual([[1, 2]]);
	await sendChanges(db, webhook);
	expect(bodies).toHaveLength(1);
	expect(await pruneChanges(db, new Date('2026-11-29'))).toBe(2);
	await close();
	await server.drop();
	await new Promise((done) => shop.close(done));
});
