import { writeFileSync } from 'node:fs';
import { toEnvExample, toEnvironmentPage } from './environment/render-environment.ts';

/** Writes `.env.example` and docs/environment.md from the settings' declarations. */
writeFileSync('.env.example', toEnvExample());
writeFileSync('docs/environment.md', toEnvironmentPage());
