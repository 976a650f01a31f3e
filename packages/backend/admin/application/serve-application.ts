import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../platform/http/problem.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { ADMIN_HEADERS, ADMIN_PATH, sendAdminPage } from '../admin-page.ts';
import { readAsset, readDocument } from './application-files.ts';

/** Where the files of the application are (packages/back-office/vite.config.ts). */
const FILES_PATH = `${ADMIN_PATH}application/assets/`;

/** Files that are kept compressed: names contain a hash of the content, so that each build adds its own. */
const MOST_FILES = 500;

const compress = promisify(gzip);

/** Frames show the shop alone: its look before it is saved. */
const toPolicy = (siteUrl: string): string =>
	[
		...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "font-src 'self'"],
		...["img-src 'self' data: blob:", `frame-src ${new URL(siteUrl).origin}`, "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
	].join('; ');

const NOT_BUILT = {
	title: 'Uprava se priprema',
	status: 503,
	body: '<p>Uprava trgovine još nije izgrađena. Uz <code>npm start</code> gradi se sama, a inače naredbom <code>npm run build:office</code>. Ova se stranica osvježava sama.</p>',
};

/**
 * Serves the built back office (packages/back-office) at /admin/: anybody gets its files, and its data only who signs in. While it has not
 * been built, or without a folder of it, a page says so.
 */
export function serveApplication(scope: FastifyInstance, { folder, siteUrl }: { readonly folder: string | null; readonly siteUrl: string }): void {
	const headers = { ...ADMIN_HEADERS, 'content-security-policy': toPolicy(siteUrl) };
	scope.get(ADMIN_PATH, async (_request, reply) => {
		const document = folder === null ? null : await readDocument(folder);
		return document === null ? sendAdminPage(reply.header('refresh', '5'), NOT_BUILT) : reply.type('text/html; charset=utf-8').headers(headers).send(document);
	});
	if (folder === null) return;

	const compressed = new Map<string, Buffer>();
	scope.get<{ Params: { name: string } }>(`${FILES_PATH}:name`, async (request, reply) => {
		const { name } = request.params;
		const asset = await readAsset(folder, name);
		if (asset === null) return sendProblem(request, reply, notFound('file'));
		reply.type(asset.type).headers({ ...headers, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
		if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(asset.bytes);
		const bytes = compressed.get(name) ?? (await compress(asset.bytes));
		if (compressed.size < MOST_FILES) compressed.set(name, bytes);
		return reply.header('content-encoding', 'gzip').send(bytes);
	});
}
