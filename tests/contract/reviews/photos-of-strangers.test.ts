import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const upload = async (client: string, red: number) => {
	const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: { r: red, g: 9, b: 40 } } })
		.jpeg()
		.toBuffer();
	const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-client': client };
	const { status, body } = await backend.send('/hapi/v1/feedback/photo/', {
		method: 'POST',
		headers,
		body: JSON.stringify({ content: bytes.toString('base64') }),
	});
	return { status, id: (body as { data?: { id: string } }).data?.id ?? '' };
};
const waiting = () => backend.db.selectFrom('review_photos').select('id').where('feedback_id', 'is', null).execute();

test('eighteen addresses that upload as many photos as are stored take only their own room: others upload photos and keep them', async () => {
	await sql`
		insert into review_photos (session_id, digest, client, content, width, height)
		select s.id, md5(n::text), 'stranger ' || n % 18, '', 1, 1 from generate_series(1, 1000) n, (select id from sessions limit 1) s
	`.execute(backend.db);
	const mine = [await upload('203.0.113.200', 1), await upload('203.0.113.200', 2)];
	expect(mine.map(({ status }) => status)).toEqual([200, 200]);
	for (let nth = 0; nth < 5; nth++) expect((await upload(`198.51.100.${nth}`, 10 + nth)).status).toBe(200);
	const kept = (await waiting()).map(({ id }) => id);
	expect(kept).toHaveLength(1000);
	expect(kept).toEqual(expect.arrayContaining(mine.map(({ id }) => id)));
});
