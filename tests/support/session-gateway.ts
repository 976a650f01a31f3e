import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import { openJar } from './browser-jar.ts';

class Page extends EventTarget {
	documentElement = { lang: 'hr-HR' };
	jar = openJar('');
	get cookie(): string {
		return [...this.jar.cookies]
			.filter(([name]) => name !== 'hapi_auth_token')
			.map(([name, value]) => `${name}=${value}`)
			.join('; ');
	}
}

/** The session part of a shop's gateway, and a browser whose tabs share cookies and storage. */
class SessionGateway {
	minted = 0;
	/** The only token that personal calls accept. */
	accepted = '';
	/** Methods and addresses of the received calls. */
	asked: string[] = [];
	/** Every token is rejected. */
	refusesAll = false;
	keepsCookies = true;
	page = new Page();
	readonly reload = vi.fn();
	/** Storage that all tabs share. */
	readonly stored = new Map<string, string>();

	readonly server: Server = createServer((request, response) => {
		this.asked.push(`${request.method} ${request.url}`);
		const token = /hapi_auth_token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
		response.setHeader('content-type', 'application/json');
		if (request.url?.startsWith('/api/nuxtapi/token')) {
			this.accepted = `token-${++this.minted}`;
			if (this.keepsCookies) response.setHeader('set-cookie', [`hapi_auth_token=${this.accepted}; Path=/`, `shop_state=u=0&c=0&s=epoch${this.minted}; Path=/`]);
			return void setTimeout(() => response.end('{"success":true}'), 20);
		}
		if (request.url?.startsWith('/api/hapi/catalog/')) return void response.end('{"success":true,"data":"public"}');
		if (this.refusesAll || token !== this.accepted || token === undefined) return void response.writeHead(401).end('{"status":401}');
		response.end('{"success":true,"data":"personal"}');
	});

	/** Number of calls for a token. */
	tokenCalls(): number {
		return this.asked.filter((line) => line.includes('/token')).length;
	}

	/** Forgets calls, cookies and storage, and replaces the globals of a browser. */
	restart(): void {
		const address = this.server.address();
		this.minted = 0;
		this.accepted = '';
		this.asked = [];
		this.page = new Page();
		this.page.jar = openJar(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
		this.reload.mockClear();
		this.stored.clear();
		const { fetch: real } = globalThis;
		vi.stubGlobal('document', this.page);
		// A page that reloads is gone before its calls would continue. Here they would continue in the tests of another file, with the globals of those.
		const { setTimeout: wait } = globalThis;
		vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
			delay === REQUEST_TIMEOUT ? undefined : wait(run, delay, ...given),
		);
		vi.stubGlobal('location', { pathname: '/tv/', reload: this.reload });
		vi.stubGlobal('localStorage', {
			getItem: (name: string) => this.stored.get(name) ?? null,
			setItem: (name: string, value: string) => void this.stored.set(name, value),
			removeItem: (name: string) => void this.stored.delete(name),
		});
		// Browsers add cookies, and resolve addresses without an origin.
		vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
			if (!input.startsWith('/')) return real(input, init);
			return (init?.method ?? 'GET') === 'GET' ? this.page.jar.get(input) : this.page.jar.send(init?.method ?? '', input, String(init?.body ?? ''));
		});
	}
}

/** A gateway for the file's tests, which starts again for each of them. */
export function sessionGatewayForEachTest(): SessionGateway {
	const gateway = new SessionGateway();
	beforeAll(async () => {
		await new Promise<void>((ready) => gateway.server.listen(0, '127.0.0.1', ready));
	});
	afterAll(() => gateway.server.close());
	beforeEach(() => {
		gateway.restart();
		return () => vi.unstubAllGlobals();
	});
	return gateway;
}
