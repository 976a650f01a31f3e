import { readSetting } from '@titraj/contract/settings/setting.ts';
import { defineJob } from '@titraj/contract/shop/define-job.ts';
import { GARDENER_URL } from '../settings/gardener.ts';

/** Tells the gardener's system every hour that the shop runs: it raises an alarm if that stops. */
export const greetGardener = defineJob({
	name: 'greet-gardener',
	everyMinutes: 60,
	async run({ variables, signal }) {
		const url = readSetting(GARDENER_URL, variables);
		if (url === undefined) return;
		const response = await fetch(url, { method: 'HEAD', signal });
		if (!response.ok) throw new Error(`The gardener's system answered ${response.status}`);
	},
});
