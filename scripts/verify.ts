import { VERIFY } from './run/gate.ts';
import { runSteps } from './run/steps.ts';

process.exitCode = await runSteps(VERIFY);
