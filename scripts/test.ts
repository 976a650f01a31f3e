import { parseArgs } from 'node:util';
import { allSteps, TEST } from './run/gate.ts';
import { runSteps } from './run/steps.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const postgresUrl = process.env['TEST_DATABASE_URL'];
if (!values.all) console.log('Builds and browser tests in part: npm test -- --all runs everything.');
else if (!postgresUrl) console.log('TEST_DATABASE_URL is not set: the contract runs on the embedded database alone.');
process.exitCode = await runSteps(values.all ? allSteps(postgresUrl) : TEST);
