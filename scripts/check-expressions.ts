import { readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { findExpressions } from './expressions/find-expressions.ts';
import { TRUSTED_EXPRESSIONS } from './expressions/trusted-expressions.ts';

/** Checks the regular expressions that are not yet known to take linear time, and records those that do. */
const RECORD = 'scripts/expressions/checked-expressions.json';

const known = new Set<string>(JSON.parse(readFileSync(RECORD, 'utf8')));
const all = findExpressions();
const safe = new Set<string>();
for (const { literal, isBuilt, place } of all) {
	if (!isBuilt && (known.has(literal) || (await isSafe(literal)))) safe.add(literal);
	else if (!Object.hasOwn(TRUSTED_EXPRESSIONS, literal)) {
		console.error(
			`${place}: ${literal} ${isBuilt ? 'is built when the code runs, so it cannot be checked here' : 'can be slow'}. Rewrite it, or name in scripts/expressions/trusted-expressions.ts why its text is short or trusted.`,
		);
		process.exitCode = 1;
	}
}
writeFileSync(RECORD, `${JSON.stringify([...safe].toSorted(), null, '\t')}\n`);
console.log(`${safe.size} of ${new Set(all.map(({ literal }) => literal)).size} regular expressions take linear time`);

async function isSafe(literal: string): Promise<boolean> {
	const end = literal.lastIndexOf('/');
	const { status } = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: 60_000 });
	return status === 'safe';
}
