import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { findFiles } from '@titraj/backend/import/source/find-files.ts';
import { readWholeFile } from '@titraj/backend/import/source/require-regular-file.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'special-'));
const [pipe, socket] = [join(folder, 'feed.csv'), join(folder, 'feed.sock')];
let server: Server;
beforeAll(async () => {
	execFileSync('mkfifo', [pipe]);
	server = createServer();
	await new Promise<void>((done) => server.listen(socket, done));
});
afterAll(async () => {
	await new Promise((done) => server.close(done));
	rmSync(folder, { recursive: true });
});

describe.each([
	['a feed', findFiles],
	['a mapping', readMappingFile],
	['a list of stores', readWholeFile],
])('%s is refused at once instead of waiting for ever', (_, read) => {
	test.each([
		['a named pipe', () => pipe],
		['a socket', () => socket],
		['a device', () => '/dev/zero'],
	])('if it is %s', async (kind, place) => {
		await expect(read(place())).rejects.toThrow(`${place()} is ${kind}, not a file. Save its content as a file, and name that file.`);
	});
});
