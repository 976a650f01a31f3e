import { parseArgs } from 'node:util';
import { parseLanguages } from '#lib/platform/config/languages.ts';
import { prerender } from '../prerender/prerender.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const { values } = parseArgs({
	options: {
		backend: { type: 'string', default: '' },
		dist: { type: 'string', default: 'dist' },
		cache: { type: 'string', default: '.cache/bench' },
		workers: { type: 'string', default: '2' },
		/** Language codes; only Croatian by default. */
		languages: { type: 'string' },
	},
});

const report = await prerender({
	...{ backendUrl: values.backend, host: 'localhost:8888', languages: parseLanguages(values.languages), timeout: 30_000, now: new Date() },
	...{ dist: values.dist, cache: values.cache, workers: Number(values.workers) },
});
for (const { url, cause } of report.failures.slice(0, 10)) console.error(`${url}: ${cause}`);
const { pages, rendered, spliced, failures, seconds, cpu: spent } = report;
console.log(JSON.stringify({ pages, rendered, spliced, failures: failures.length, seconds, cpu: cpuSeconds(), spent }));
