import { build } from 'vike/api';
import { throwingScreens } from './throwing-screens.ts';

/** Builds the shop with screens that throw into the given folder; run as a process, with NODE_ENV=production. */
await build({ viteConfig: { plugins: [throwingScreens], logLevel: 'error', build: { outDir: process.argv[2] ?? '' } } });
