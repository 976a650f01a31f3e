import { startSite } from '../serve/start-site.ts';

/** Entry point of a child process: serves functions and pictures of the last build on a free port. Sends its address to the parent process, and ends with it. */
const site = await startSite({ port: 0 });
process.send?.(site.url);
process.once('disconnect', () => void site.close().then(() => process.exit(0)));
