import { parse } from 'yaml';

/** A service of compose.yaml, as far as a test can run it. */
export interface Service {
	readonly command: readonly string[] | undefined;
	readonly env: Readonly<Record<string, string>>;
	/** Names of volumes by their place. */
	readonly volumes: Readonly<Record<string, string>>;
	readonly healthcheck: readonly string[] | undefined;
}

interface Written {
	readonly command?: readonly string[];
	readonly environment?: Readonly<Record<string, string | number>>;
	readonly volumes?: readonly string[];
	readonly healthcheck?: { readonly test: readonly string[] };
}

/** The services of a compose.yaml, with the values of an .env file. Throws if one is missing there that has to be set. */
export function readServices(text: string, values: Readonly<Record<string, string>>): Readonly<Record<string, Service>> {
	const fill = (written: string) =>
		written.replace(/\$\{(\w+)(?:(:[-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
			const value = values[name];
			if (value !== undefined) return value;
			if (kind === ':-') return rest;
			throw new Error(`${name} is not set: ${rest}`);
		});
	const { services }: { services: Readonly<Record<string, Written>> } = parse(text, { merge: true });
	return Object.fromEntries(
		Object.entries(services).map(([name, { command, environment = {}, volumes = [], healthcheck }]) => [
			name,
			{
				command,
				env: Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(String(value))])),
				volumes: Object.fromEntries(volumes.map((volume) => volume.split(':').slice(0, 2).reverse())),
				healthcheck: healthcheck?.test.slice(1),
			},
		]),
	);
}
