import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isIgnored } from '#scripts/containers/copy-context.ts';
import { readServices } from '#scripts/containers/read-services.ts';
import { toRootCommand } from '#scripts/containers/run-in-root.ts';

test.each([
	['.env', true],
	['.env.example', false],
	['deploy/container/.env', true],
	['.data/shop/pg/PG_VERSION', true],
	['packages/backend/node_modules/pg/index.js', true],
	['packages/backend/main.ts', false],
	['deploy/container/compose.yaml', false],
])('.dockerignore: %s is left out: %s', (file, isOut) => {
	expect(isIgnored(file, readFileSync('.dockerignore', 'utf8'))).toBe(isOut);
});

test('services have the settings they share and their own, with the values of .env, and name what is missing there', () => {
	const text = [
		`x-shop: &shop { environment: &settings { A: "\${A:?the letter}" }, volumes: ["data:/shop/.data"] }`,
		'services:',
		'  backend:',
		'    <<: *shop',
		'    command: [node, backend.js]',
		`    environment: { <<: *settings, B: "\${B:-b}", C: "\${C}", D: 1, E: "\${E:-}" }`,
		'    healthcheck: { test: [CMD, node, check.js] }',
	].join('\n');
	const values = { A: 'a', C: 'c' };
	expect(readServices(text, values)).toEqual({
		backend: {
			command: ['node', 'backend.js'],
			env: { A: 'a', B: 'b', C: 'c', D: '1', E: '' },
			volumes: { '/shop/.data': 'data' },
			healthcheck: ['node', 'check.js'],
		},
	});
	expect(() => readServices(text, { C: 'c' })).toThrow('A is not set: the letter');
});

test('a service gets no rights and a root that it cannot write', () => {
	const image = { root: '/roots/2', env: {}, user: 'node', folder: '/shop', command: [] };
	const service = toRootCommand(image, ['node', 'serve.js'], { isService: true }).join('\n');
	for (const part of ['--reuid=node', '--no-new-privs', '--bounding-set=-all', 'mount -o remount,bind,ro /roots/2']) expect(service).toContain(part);
	expect(toRootCommand(image, ['true']).join('\n')).not.toContain('remount');
});
