import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allSteps, TEST } from './run/gate.ts';
import { acceptTimes, LAST_TIMES, RECORD } from './run/group-times.ts';
import { runSteps } from './run/steps.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, 'accept-times': { type: 'boolean', default: false } } });
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
if (values['accept-times']) {
	const last = readJson(LAST_TIMES);
	writeFileSync(RECORD, `${JSON.stringify(acceptTimes(last, readJson(RECORD)), null, '\t')}\n`);
	console.log(`${RECORD} has the times of the last \`npm test -- --all\`.`);
	if (last.unusable.length > 0) console.log(`Not accepted, because they failed or the machine was busy: ${last.unusable.join(', ')}`);
} else {
	const postgresUrl = process.env['TEST_DATABASE_URL'];
	if (!values.all) console.log('This runs a selection of the build and browser tests: npm test -- --all runs all of them.');
	else if (!postgresUrl) console.log('TEST_DATABASE_URL is not set: the contract tests run on the embedded database only.');
	// Recorded are the times with a Postgres server.
	const recorded = () => (postgresUrl ? readJson(RECORD) : {});
	process.exitCode = values.all ? await runSteps(allSteps(postgresUrl), { recorded: recorded(), last: LAST_TIMES }) : await runSteps(TEST);
}
