import { globSync } from 'node:fs';
import { readInstructions } from '#scripts/containers/read-dockerfile.ts';

const KNOWN = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK', 'ARG', 'LABEL']);

/** Finds what a build of a Dockerfile would fail on, or what an image should not be; the build context is the current folder. */
export function lintDockerfile(text: string): readonly string[] {
	const stages = new Set<string>();
	const wrong: string[] = [];
	const instructions = readInstructions(text);
	for (const { name, words, line } of instructions) {
		if (!KNOWN.has(name)) wrong.push(`unknown instruction: ${line}`);
		if (name === 'FROM') {
			if (!stages.has(words[0] ?? '') && !/^[\w./-]+:(?!latest$)[\w.-]+$/.test(words[0] ?? '')) wrong.push(`image without a version: ${line}`);
			if (words[1]?.toUpperCase() === 'AS') stages.add(words[2] ?? '');
		}
		if (name === 'COPY') wrong.push(...lintCopy(words, stages).map((why) => `${why}: ${line}`));
		if (name === 'RUN' && /\bnpm (?:install|i)\b/.test(line)) wrong.push(`install without the lock file: ${line}`);
		if ((name === 'ENV' || name === 'ARG') && /SECRET|PASSWORD|TOKEN|_KEY/i.test(line)) wrong.push(`secret in the image: ${line}`);
		if ((name === 'CMD' || name === 'ENTRYPOINT') && !isList(line)) wrong.push(`a shell would get the signals: ${line}`);
	}
	if (instructions[0]?.name !== 'FROM') wrong.push('FROM is not the first instruction');
	const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
	const user = last.findLast(({ name }) => name === 'USER')?.words[0];
	if (user === undefined || /^(?:root|0)(?::|$)/.test(user)) wrong.push('the image runs as root');
	return wrong;
}

function lintCopy(words: readonly string[], stages: ReadonlySet<string>): readonly string[] {
	const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
	if (from !== undefined) return stages.has(from) ? [] : [`no stage ${from} before`];
	const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
	return sources.filter((source) => source !== '.' && globSync(source).length === 0).map((source) => `${source} does not exist`);
}

function isList(line: string): boolean {
	try {
		return Array.isArray(JSON.parse(line.replace(/^\w+\s+/, '')));
	} catch {
		return false;
	}
}
