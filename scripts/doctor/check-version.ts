import { compareVersions, parseReleases } from '../release/releases.ts';
import type { Finding } from './finding.ts';

const NAME = 'version';
/** Milliseconds. */
const TIMEOUT = 5000;
/** Characters; a longer answer is not a list of releases. */
const LONGEST = 1_000_000;

/** Whether a newer version than `current` is in the list of releases at an address, and what it needs. An address that does not answer is a note. */
export async function checkVersion(current: string, address: string): Promise<Finding> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
		if (!response.ok) throw new Error(`it answers ${response.status}`);
		const text = await response.text();
		if (text.length > LONGEST) throw new Error('it is not a list of releases');
		const newer = parseReleases(text)
			.filter(({ version }) => compareVersions(version, current) > 0)
			.toSorted((a, b) => compareVersions(a.version, b.version));
		const newest = newer.at(-1);
		if (newest === undefined) return { name: NAME, state: 'good', message: `${current} is the newest` };
		const steps = newer.flatMap(({ version, upgrade }) => upgrade.map((step) => `${version}: ${step}`));
		return {
			name: NAME,
			state: 'note',
			message: `${newest.version} of ${newest.date} is newer than ${current}`,
			fix: [...steps, 'docs/update.md'].join('\n                   '),
		};
	} catch (cause) {
		return {
			name: NAME,
			state: 'note',
			message: `RELEASES_URL does not say which version is the newest (${cause instanceof Error ? cause.message : String(cause)})`,
		};
	}
}
