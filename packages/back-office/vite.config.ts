import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The backend that `vite packages/back-office` develops against. */
const BACKEND = process.env['BACKEND_URL'] || 'http://127.0.0.1:8787';

/** The back office as files for the backend, which serves them at /admin/ (packages/backend/admin/application/). */
export default defineConfig(({ command }) => ({
	root: import.meta.dirname,
	base: command === 'build' ? '/admin/application/' : '/',
	plugins: [react()],
	// SWR brings a copy of React's useSyncExternalStore for versions of React that lack it.
	resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
	server: { host: '127.0.0.1', proxy: { '/merchant/': BACKEND, '/media/': BACKEND, '/admin/': BACKEND } },
	build: {
		...{ outDir: '../../dist/back-office', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
		// Inline scripts and styles are forbidden by the policy of these pages.
		modulePreload: { polyfill: false },
	},
}));
