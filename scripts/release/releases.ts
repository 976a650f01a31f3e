import { readFileSync } from 'node:fs';

/** A released version, as releases.json lists it. */
export interface Release {
	readonly version: string;
	/** ISO 8601 date. */
	readonly date: string;
	/** Commit of the version, which a clone without tags has, too; missing in the commit itself. */
	readonly commit?: string;
	/** Steps that a merchant has to take before or after the update. */
	readonly upgrade: readonly string[];
}

const COMMIT = /^[0-9a-f]{40}$/;
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;

/** Whether a text is a version such as 0.2.0. */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** Positive if the first version is newer, 0 if both are the same. */
export function compareVersions(first: string, second: string): number {
	const [a, b] = [first, second].map((version) => version.split('.').map(Number));
	return [0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The releases of a releases.json. Throws if the text is not such a list. */
export function parseReleases(text: string): readonly Release[] {
	const parsed: unknown = JSON.parse(text);
	if (!Array.isArray(parsed) || !parsed.every(isRelease)) throw new Error('releases.json is not a list of releases');
	return parsed;
}

function isRelease(value: unknown): value is Release {
	if (typeof value !== 'object' || value === null) return false;
	const { version, date, commit, upgrade }: Partial<Record<keyof Release, unknown>> = value;
	const areTexts = Array.isArray(upgrade) && upgrade.every((line) => typeof line === 'string');
	const isKnown = commit === undefined || (typeof commit === 'string' && COMMIT.test(commit));
	return typeof version === 'string' && isVersion(version) && typeof date === 'string' && isKnown && areTexts;
}

/** The text of a releases.json that names the commit of its newest version. */
export function nameCommit(text: string, commit: string): string {
	const [newest, ...older] = parseReleases(text);
	if (newest === undefined) throw new Error('releases.json has no release');
	const { version, date, upgrade } = newest;
	return formatReleases([{ version, date, commit, upgrade }, ...older]);
}

export const formatReleases = (releases: readonly Release[]): string => `${JSON.stringify(releases, null, '\t')}\n`;

/** Version of a package.json. */
export function readVersion(file = 'package.json'): string {
	const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
	if (typeof version !== 'string' || !isVersion(version)) throw new Error(`${file} has no version such as 0.2.0`);
	return version;
}
