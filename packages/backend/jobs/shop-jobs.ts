import type { Variables } from '@titraj/contract/settings/setting.ts';
import type { JobDefinition } from '@titraj/contract/shop/define-job.ts';
import type { ScheduledJob } from './job.ts';

const MINUTE = 60_000;

/** Jobs of the shop folder. Throws if two have the same name. */
export function shopJobs(jobs: readonly JobDefinition[] = [], variables: Variables = process.env): readonly ScheduledJob[] {
	const names = new Set<string>();
	return jobs.map(({ name, everyMinutes, run }) => {
		if (names.has(name)) throw new Error(`shop.config.ts has two jobs "${name}": each needs a name of its own.`);
		names.add(name);
		return {
			name: `shop-${name}`,
			failure: `The job ${name} of the shop folder failed`,
			every: everyMinutes * MINUTE,
			run: async ({ signal }) => run({ variables, signal }),
		};
	});
}
