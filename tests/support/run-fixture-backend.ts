import { startBackend } from '@titraj/backend/start-backend.ts';

/** Run as a process: the embedded backend on a folder or a database that already has data. Prints its address. */
const [dataDir = null, databaseUrl = ''] = process.argv.slice(2);
const backend = await startBackend({ host: '127.0.0.1', port: 0, dataDir, databaseUrl: databaseUrl || null, jwtSecret: 'test' });
console.log(`Backend: ${backend.url}`);
process.once('SIGTERM', () => void backend.close().then(() => process.exit(0)));
