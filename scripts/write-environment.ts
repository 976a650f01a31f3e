import { writeFileSync } from 'node:fs';
import { toEnvExample, toEnvironmentPage } from './environment/render-environment.ts';

/** Writes `.env.example` and docs/environment.md from the declarations of the settings. */
writeFileSync('.env.example', toEnvExample());
writeFileSync('docs/environment.md', toEnvironmentPage());
