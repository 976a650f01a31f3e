import { writeFileSync } from 'node:fs';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import recorded from '@titraj/contract/reference/examples.json' with { type: 'json' };
import { playScenario } from './contract/examples/scenario.ts';
import { createCaller, type Example } from './contract/examples/take-examples.ts';

/** Records an example of each call from a freshly started demo backend (`npm run backend -- --data FOLDER`), and writes the examples beside the contract. */
const url = URL.parse(process.argv[2] ?? '');
if (url === null) throw new Error('Usage: node scripts/write-backend-examples.ts URL of a demo backend');

/** The demo shop has no page for members: that example stays. */
const { _get_hapi_cms_for_members } = recorded;
const examples: Partial<Record<EndpointName, Example>> = { _get_hapi_cms_for_members };
await playScenario(url.origin, createCaller(url.origin, examples));
const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const missing = names.filter((name) => examples[name] === undefined);
if (missing.length > 0) throw new Error(`No example of ${missing.join(', ')}`);
const sorted = Object.fromEntries(names.map((name) => [name, examples[name]]));
writeFileSync('packages/contract/reference/examples.json', `${JSON.stringify(sorted, null, '\t')}\n`);
