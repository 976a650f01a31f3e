import type { RenderPage } from '#lib/pages/server/make-page.server.ts';
import { pageFunction } from './page-function.ts';
import { startShop } from './start-shop.ts';

/** Run as a process: serves the shop for the backend at BACKEND_URL, with documents as large as real ones. Prints its address. */
const render: RenderPage = async ({ content, path }) => {
	const words = Array.from({ length: 2000 }, (_, nth) => `<p>Čaša ${nth} ${content.title}</p>`).join('');
	return `<h1>${path}</h1>${words}`;
};

const shop = await startShop({ backendUrl: process.env['BACKEND_URL'] ?? '', named: { page: pageFunction(render) } });
console.log(`Backend: ${shop.backendUrl}\nShop: ${shop.url}`);
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
