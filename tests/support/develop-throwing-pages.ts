import { createServer } from 'vite';
import { throwingScreens } from './throwing-screens.ts';

/**
 * Runs the development server with screens that throw, with the backend of BACKEND_URL. Prints its address. It watches no files: other tests write some, and a change during a
 * request would load the screens anew between loading and rendering.
 */
const server = await createServer({
	...{ plugins: [throwingScreens], logLevel: 'silent', cacheDir: '.cache/throwing-vite' },
	server: { port: 0, hmr: { port: 0 }, watch: { ignored: ['**'] } },
});
await server.listen();
console.log(`Listening: ${server.resolvedUrls?.local[0] ?? ''}`);
