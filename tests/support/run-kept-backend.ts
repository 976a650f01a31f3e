import { keepBackendRunning } from '#scripts/run/keep-backend-running.ts';

/** Run as a process: keeps the embedded backend running as `npm start` does, and restarts it at SIGUSR2. Prints its address and its log. */
const [dataDir = ''] = process.argv.slice(2);
const backend = await keepBackendRunning({ port: 0, dataDir, products: 20, siteUrl: 'http://localhost:8888', onLine: (line) => console.log(line) });
console.log(`Kept: ${backend.url}`);
process.on('SIGUSR2', () => void backend.restart());
process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)));
