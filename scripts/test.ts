import { allSteps } from './run/gate.ts';
import { runSteps } from './run/steps.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];
if (!postgresUrl) console.log('TEST_DATABASE_URL is not set: the contract runs on the embedded database alone.');
process.exitCode = await runSteps(allSteps(postgresUrl));
