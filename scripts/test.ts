import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allSteps, TEST } from './run/gate.ts';
import { runSteps } from './run/steps.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const postgresUrl = process.env['TEST_DATABASE_URL'];
if (!values.all) console.log('This runs a selection of the build and browser tests: npm test -- --all runs all of them.');
else if (!postgresUrl) console.log('TEST_DATABASE_URL is not set: the contract tests run on the embedded database only.');
// Recorded are the times with a Postgres server.
const read = () => (postgresUrl ? JSON.parse(readFileSync('tests/support/group-times.json', 'utf8')) : {});
const recorded = values.all ? read() : undefined;
process.exitCode = await runSteps(values.all ? allSteps(postgresUrl) : TEST, recorded);
